import type { Ctx } from '../context.ts';
import { scoreCandidates } from './scoreCandidates.ts';

/** Each chunk is one read and one write: large enough to be fast, small enough that others get their turn. */
const chunkSize = 200;

/**
 * Scores again every candidate of a project whose score does not rest on the current requirements. The chunks need no cursor: what is done is
 * no longer stale, so a run that was cut off goes on where it stopped, and a second run finds nothing to do.
 *
 * @returns how many were scored
 */
export async function rescoreProject(
  ctx: Ctx,
  { projectId, signal }: { projectId: string; signal?: AbortSignal },
): Promise<number> {
  let scored = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    signal?.throwIfAborted();
    const candidateIds = await findStale(ctx, projectId, after);
    const last = candidateIds.at(-1);
    if (last === undefined) return scored;
    scored += await scoreCandidates(ctx, { candidateIds });
    // Requirements that change during the run leave earlier chunks stale again; their own task, enqueued with the change, finds those.
    after = last;
  }
}

async function findStale(ctx: Ctx, projectId: string, after: string): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    select candidates.id::text as id
    from candidates
    join candidate_facts on candidate_facts.candidate_id = candidates.id
    join projects on projects.id = candidates.project_id
    left join candidate_scores on candidate_scores.candidate_id = candidates.id
    where candidates.project_id = ${projectId}::uuid and candidates.id > ${after}::uuid and not candidates.unread
      and (candidate_scores.candidate_id is null or candidate_scores.revision_id is distinct from projects.current_revision_id)
    order by candidates.id
    limit ${chunkSize}::int`;
  return rows.map(({ id }) => id);
}
