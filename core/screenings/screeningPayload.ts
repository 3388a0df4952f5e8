import type { Prisma } from '../../prisma/generated/client.ts';

/** Payload of a screening's job: how many files of each kind were announced. */
export interface ScreeningPayload {
  expectedJobDescriptions: number;
  expectedResumes: number;
}

export function screeningPayload(payload: Prisma.JsonValue): ScreeningPayload {
  return payload as unknown as ScreeningPayload;
}
