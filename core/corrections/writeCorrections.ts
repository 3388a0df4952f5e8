import { z } from 'zod';
import { Prisma } from '../../prisma/generated/client.ts';
import { type CorrectableField, correctionValues } from '../candidates/correctionValues.ts';
import { storableJson } from '../database/storableJson.ts';
import { parseInput } from '../input/parseInput.ts';

const { name, title, email, phone, website, linkedin, location, years, skills } = correctionValues;

/** The facts that a caller can give without a document. Null: stated to be unknown. */
const plainFacts = z.object({ name, title, email, phone, website, linkedin, location, years, skills }).partial();
export type PlainFacts = z.input<typeof plainFacts>;

/** @throws AppError INVALID_INPUT */
export function readPlainFacts(given: PlainFacts): z.output<typeof plainFacts> {
  return parseInput(plainFacts, given);
}

/** Stores facts as the user's corrections; absent fields do not change. Lock the candidate first, and call `applyCorrections` afterwards. */
export async function writeCorrections(
  tx: Prisma.TransactionClient,
  {
    candidateId,
    facts,
    authorId,
    now,
  }: { candidateId: string; facts: Readonly<Partial<Record<CorrectableField, unknown>>>; authorId: string; now: Date },
): Promise<CorrectableField[]> {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined) as [CorrectableField, unknown][];
  const fields = entries.map(([field]) => field);
  await tx.correction.deleteMany({ where: { candidateId, field: { in: fields } } });
  await tx.correction.createMany({
    data: entries.map(([field, value]) => ({
      candidateId,
      field,
      value: value === null ? Prisma.JsonNull : storableJson(value),
      authorId,
      createdAt: now,
    })),
  });
  return fields;
}
