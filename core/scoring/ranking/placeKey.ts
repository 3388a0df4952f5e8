import { Prisma } from '../../../prisma/generated/client.ts';

/** Bits of the number of matched skills in a {@link placeKey}. */
const matchedBits = 20;
const mostMatched = 2 ** matchedBits - 1;

/**
 * SQL over `candidate_scores`: knock-out, score and matched skills in one number, which is much faster to group and compare than three; smaller is better.
 * Below 2^53, so that JavaScript can hold it.
 */
export function placeKey(overall: Prisma.Sql): Prisma.Sql {
  const tenths = Prisma.sql`coalesce(1000 - (${overall} * 10)::int, 1001)::int8`;
  return Prisma.sql`((candidate_scores.knocked_out::int::int8 << 42) + (${tenths} << ${Prisma.raw(String(matchedBits))}) + (${Prisma.raw(String(mostMatched))} - candidate_scores.matched_skills))`;
}

/** SQL: the score in a {@link placeKey}. */
export function overallOf(key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`((1000 - nullif(${key} >> ${Prisma.raw(String(matchedBits))} & 4095, 1001)) / 10.0)::float8`;
}

/** The number of matched skills in a {@link placeKey}. */
export function matchedOf(key: number): number {
  return mostMatched - (key % (mostMatched + 1));
}
