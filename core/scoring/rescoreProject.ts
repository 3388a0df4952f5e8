import type { Ctx } from '../context.ts';
import { scoreCandidates } from './scoreCandidates.ts';

/** Candidates per chunk (one read and one write): large enough to be fast, small enough to let other work through. */
const chunkSize = 200;

/**
 * Rescores every candidate of a project whose score is not based on the current requirements. Finished candidates are no longer selected, so an interrupted run
 * continues where it stopped, and a second run finds nothing to do.
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
    // If the requirements change during the run, earlier chunks become stale again; the task enqueued with that change rescores them.
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
