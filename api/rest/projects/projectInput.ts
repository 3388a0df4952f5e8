import { z } from 'zod';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import type { ProjectStatus } from '../../../prisma/generated/enums.ts';
import { statusNames } from '../formats.ts';

/** Fields of a project that a caller may set. */
export const projectBody = {
  description: z.string().max(longestTexts.any).nullish(),
  department: z.string().max(longestTexts.word).nullish(),
  location: z.string().max(200).nullish(),
  type: z.string().max(longestTexts.word).nullish(),
  level: z.string().max(longestTexts.word).nullish(),
  status: z.string().max(longestTexts.word).nullish().describe('Open, Draft, Closed or On Hold.'),
  skills: z.array(z.string().max(longestTexts.word)).max(100, 'At most 100 skills.').nullish(),
};

export type ProjectFields = z.output<z.ZodObject<typeof projectBody>>;

export interface ProjectInput extends Omit<ProjectFields, 'status'> {
  status?: ProjectStatus | undefined;
}

/** @throws AppError INVALID_INPUT for an unknown status */
export function readProjectInput({ status, ...fields }: ProjectFields): ProjectInput {
  const known = readStatus(status);
  const [department, location] = unpack(fields.description ?? '');
  const unpacked =
    department === undefined
      ? {}
      : { description: '', department: fields.department ?? department, location: fields.location ?? location };
  return { ...fields, ...unpacked, ...(known && { status: known }) };
}

/**
 * Splits `Department • Location`, a description in which callers without separate fields send both. Other texts do not have a single bullet between two short
 * halves.
 */
function unpack(description: string): string[] {
  const parts = description.split('•');
  if (parts.length !== 2 || !/\s$/.test(parts[0] ?? '') || !/^\s/.test(parts[1] ?? '')) return [];
  const trimmed = parts.map((part) => part.trim());
  return trimmed.every((part) => part !== '' && !part.includes('\n')) ? trimmed : [];
}

export function readStatus(status: string | null | undefined): ProjectStatus | null {
  if (status === null || status === undefined || status === '') return null;
  const known = statusNames.parse(status);
  if (known === null)
    throw new AppError('INVALID_INPUT', { message: 'status must be Open, Draft, Closed or On Hold' }, [
      { pointer: '/status', message: 'Open, Draft, Closed or On Hold.' },
    ]);
  return known;
}
