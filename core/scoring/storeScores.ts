import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { scoredBy } from '../documents/reading/madeBy.ts';
import type { MadeScore } from './makeScores.ts';
import { scorersOf } from './scorers.ts';

export interface StoreScoresInput {
  scores: readonly MadeScore[];
  /** The caller's transaction. */
  db?: Pick<Prisma.TransactionClient, '$executeRaw'>;
}

/** Earlier scores kept for each candidate. */
const keptChanges = 20;

/**
 * Stores the scores that are still based on the current requirements, and returns how many. The lock on the project keeps its requirements unchanged until the
 * scores are committed, so a slow scorer can never overwrite new scores with old ones.
 *
 * The same statement keeps the earlier score of each candidate whose values or must-haves change (`score_changes`), and deletes the oldest beyond twenty. All
 * parts of a statement see the tables as they were before it, so it reads the earlier score, not the new one.
 */
export async function storeScores(ctx: Ctx, { scores, db = ctx.db }: StoreScoresInput): Promise<number> {
  if (scores.length === 0) return 0;
  return db.$executeRaw`
    with current as materialized (
      select id, current_revision_id from projects where id = any(${[...new Set(scores.map((score) => score.projectId))]}::uuid[]) order by id for share
    ), made as materialized (
      select made.* from ${asRows(scores)}
      join candidates on candidates.id = made.candidate_id and not candidates.unread
      join current on current.id = made.project_id and current.current_revision_id is not distinct from made.revision_id
    ), changed as (
      insert into score_changes (candidate_id, scored_at, changed_at, revision_id, values, must_met, must_total, knocked_out, facts_digest, corrected, scored_by)
      select before.candidate_id, before.scored_at, ${ctx.now()}::timestamptz, before.revision_id, before.values, before.must_met, before.must_total,
        before.knocked_out, before.facts_digest, before.corrected, before.scored_by
      from candidate_scores as before join made on made.candidate_id = before.candidate_id
      where (before.values, before.must_met, before.must_total, before.knocked_out)
        is distinct from (made.values, made.must_met, made.must_total, made.knocked_out)
      on conflict do nothing returning candidate_id
    ), forgotten as (
      delete from score_changes using changed, lateral (
        select scored_at from score_changes as kept where kept.candidate_id = changed.candidate_id
        order by scored_at desc offset ${keptChanges - 1}::int limit 1
      ) as oldest
      where score_changes.candidate_id = changed.candidate_id and score_changes.scored_at <= oldest.scored_at
    )
    ${insertFrom(ctx, Prisma.raw('made'))}
    on conflict (candidate_id) do update set revision_id = excluded.revision_id, values = excluded.values, details = excluded.details,
      matched_skills = excluded.matched_skills, verdicts = excluded.verdicts, must_met = excluded.must_met, must_total = excluded.must_total,
      must_unknown = excluded.must_unknown, knocked_out = excluded.knocked_out, facts_digest = excluded.facts_digest, corrected = excluded.corrected,
      scored_by = excluded.scored_by, scored_at = excluded.scored_at`;
}

/** The statement, or the part of one, that stores scores of candidates which have none. */
export function insertScores(ctx: Ctx, scores: readonly MadeScore[]): Prisma.Sql {
  return Prisma.sql`/* keep the plan */ ${insertFrom(ctx, asRows(scores))}`;
}

function asRows(scores: readonly MadeScore[]): Prisma.Sql {
  return Prisma.sql`jsonb_to_recordset(${JSON.stringify(scores.map(toRecord))}::jsonb) as made(candidate_id uuid, project_id uuid, revision_id uuid,
    values float8[], details jsonb, matched_skills int, verdicts smallint[], must_met smallint, must_total smallint, must_unknown smallint,
    knocked_out boolean, facts_digest text, corrected text[])`;
}

/** Sorted by id: two tasks that score the same candidates lock the rows in the same order. */
function insertFrom(ctx: Ctx, made: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    insert into candidate_scores (candidate_id, project_id, revision_id, values, details, matched_skills, verdicts, must_met, must_total, must_unknown,
      knocked_out, facts_digest, corrected, scored_by, scored_at)
    select candidate_id, project_id, revision_id, values, details, matched_skills, verdicts, must_met, must_total, must_unknown, knocked_out, facts_digest,
      corrected, ${scoredBy(scorersOf(ctx.plugins))}, ${ctx.now()}::timestamptz
    from ${made} order by candidate_id`;
}

function toRecord({ candidateId, projectId, revisionId, values, details, matchedSkills, ...marks }: MadeScore) {
  const { met, total, unknown, knockedOut } = marks.musts;
  return {
    candidate_id: candidateId,
    project_id: projectId,
    revision_id: revisionId,
    values,
    details,
    matched_skills: matchedSkills,
    verdicts: marks.verdicts,
    must_met: met,
    must_total: total,
    must_unknown: unknown,
    knocked_out: knockedOut,
    facts_digest: marks.factsDigest,
    corrected: marks.corrected,
  };
}
