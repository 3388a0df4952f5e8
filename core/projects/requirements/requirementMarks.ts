import { z } from 'zod';
import type { Prisma, RequirementRevision } from '../../../prisma/generated/client.ts';

export const importances = ['must', 'nice', 'dropped'] as const;
export type ChecklistImportance = (typeof importances)[number];

const mark = z.object({
  /** `requirementKey` of plugins/contract/relevance.ts. */
  key: z.string(),
  importance: z.enum(importances),
  minYears: z.number().nullable(),
  knockOut: z.boolean(),
});

/** A user's settings for one requirement. */
export type RequirementMark = z.infer<typeof mark>;

/** The stored marks. Marks of an unknown shape are skipped, so that their requirements have defaults instead of breaking the position. */
export function marksOf({ marks }: Pick<RequirementRevision, 'marks'>): RequirementMark[] {
  return (Array.isArray(marks) ? marks : []).flatMap((one) => mark.safeParse(one).data ?? []);
}

export function marksJson(marks: readonly RequirementMark[]): Prisma.InputJsonValue {
  return [...marks];
}
