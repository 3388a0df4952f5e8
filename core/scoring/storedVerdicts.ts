import type { Ctx } from '../context.ts';

/**
 * The verdicts stored with the scores, by candidate id: 0 to 100 for each judged item of the revision's checklist, -1 where the document says nothing about it.
 * Candidates not judged against this revision are absent.
 */
export async function storedVerdicts(
  ctx: Ctx,
  { candidateIds, revisionId }: { candidateIds: readonly string[]; revisionId: string | null },
): Promise<Map<string, number[]>> {
  const rows = await ctx.db.$queryRaw<{ id: string; verdicts: number[] }[]>`
    select candidate_id::text as id, verdicts from candidate_scores
    where candidate_id = any(${[...candidateIds]}::uuid[]) and revision_id is not distinct from ${revisionId}::uuid`;
  return new Map(rows.map(({ id, verdicts }) => [id, verdicts]));
}
