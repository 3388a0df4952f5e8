import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { scoredBy } from '../documents/madeBy.ts';
import type { MadeScore } from './makeScores.ts';

export interface StoreScoresInput {
  scores: readonly MadeScore[];
  /** The caller's transaction. */
  db?: Pick<Prisma.TransactionClient, '$executeRaw'>;
}

/**
 * Stores the scores that are still based on the current requirements, and returns how many. The lock on the project keeps its requirements unchanged until the
 * scores are committed, so a slow scorer can never overwrite new scores with old ones.
 */
export async function storeScores(ctx: Ctx, { scores, db = ctx.db }: StoreScoresInput): Promise<number> {
  if (scores.length === 0) return 0;
  // Sorted by id: two tasks that score the same candidates lock the rows in the same order.
  const records = [...scores].sort((a, b) => (a.candidateId < b.candidateId ? -1 : 1)).map(toRecord);
  return db.$executeRaw`
    with current as materialized (
      select id, current_revision_id from projects where id = any(${[...new Set(scores.map((score) => score.projectId))]}::uuid[]) order by id for share
    )
    insert into candidate_scores (candidate_id, project_id, revision_id, values, details, matched_skills, scored_by, scored_at)
    select made.candidate_id, made.project_id, made.revision_id, made.values, made.details, made.matched_skills,
      ${scoredBy(ctx.plugins.facets)}, ${ctx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as made(candidate_id uuid, project_id uuid, revision_id uuid, values float8[], details jsonb, matched_skills int)
    join candidates on candidates.id = made.candidate_id and not candidates.unread
    join current on current.id = made.project_id and current.current_revision_id is not distinct from made.revision_id
    order by made.candidate_id
    on conflict (candidate_id) do update set revision_id = excluded.revision_id, values = excluded.values,
      details = excluded.details, matched_skills = excluded.matched_skills, scored_by = excluded.scored_by, scored_at = excluded.scored_at`;
}

function toRecord({ candidateId, projectId, revisionId, values, details, matchedSkills }: MadeScore) {
  return {
    candidate_id: candidateId,
    project_id: projectId,
    revision_id: revisionId,
    values,
    details,
    matched_skills: matchedSkills,
  };
}
