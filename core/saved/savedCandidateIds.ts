import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';

/**
 * Translates ids of entries in the viewer's saved list to candidate ids. Other ids are taken to be candidate ids.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function savedCandidateIds(ctx: Ctx, { ids }: { ids: readonly string[] }): Promise<string[]> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db.$queryRaw<{ id: string; candidateId: string }[]>`
    select id::text as id, candidate_id::text as "candidateId" from saved_candidates
    where user_id = ${userId}::uuid and id = any(${[...ids]}::uuid[])`;
  const entries = new Map(rows.map(({ id, candidateId }) => [id, candidateId]));
  return ids.map((id) => entries.get(id.toLowerCase()) ?? id);
}
