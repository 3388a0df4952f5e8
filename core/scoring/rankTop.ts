import { Prisma } from '../../prisma/generated/client.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';

/** The order of the names that are shown, as the browser makes it (Intl.Collator 'en'): the nameless are called after their file, as in `scoreMatrix`. */
export const nameOrder = Prisma.sql`coalesce(candidates.full_name,
  (select file_name from documents where documents.candidate_id = candidates.id order by id limit 1), '') collate "en-x-icu"`;

export interface RankedCandidate {
  id: string;
  /** 0 to 100, one decimal; null until the candidate is scored. */
  overall: number | null;
}

/** Deeper pages might as well sort everybody. */
const deepest = 2_000;

export interface RankTopInput {
  projectId: string;
  overall: Prisma.Sql;
  skip: number;
  take: number;
}

/**
 * The first pages of a ranking from the score index alone: of a hundred thousand candidates only the best are looked up, plus as many as are not listed, so
 * that enough are left. Returns fewer than asked for when some have no score yet; then the caller has to sort them all.
 */
export async function rankTop(ctx: Ctx, { projectId, overall, skip, take }: RankTopInput): Promise<RankedCandidate[]> {
  if (skip + take > deepest) return [];
  return ctx.db.$queryRaw<RankedCandidate[]>`
    with best as (
      select candidate_scores.candidate_id, candidate_scores.matched_skills, ${overall} as overall
      from candidate_scores where candidate_scores.project_id = ${projectId}::uuid
      order by overall desc nulls last, candidate_scores.matched_skills desc
      fetch first (${skip + take}::int + (
        select count(*) from candidates
        where candidates.project_id = ${projectId}::uuid and not (${isActive}))) rows with ties
    )
    select candidates.id::text as id, best.overall::float8 as overall
    from best join candidates on candidates.id = best.candidate_id
    where ${isActive}
    order by best.overall desc nulls last, best.matched_skills desc, candidates.experience_years desc nulls last,
      ${nameOrder} asc nulls last, candidates.id
    offset ${skip}::int limit ${take}::int`;
}
