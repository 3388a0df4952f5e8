import { Prisma } from '../../prisma/generated/client.ts';
import type { Stage } from '../../prisma/generated/enums.ts';
import type { Ctx } from '../context.ts';
import { requireViewer } from '../requireViewer.ts';
import { facetSlots } from './facetSlots.ts';
import { type FacetWeight, facetValue, weightedOverall } from './weightedOverall.ts';

export type CandidateSort =
  | 'OVERALL'
  | 'SKILLS'
  | 'EXPERIENCE'
  | 'EDUCATION'
  | 'CERTIFICATIONS'
  | 'GROWTH'
  | 'ACHIEVEMENTS'
  | 'NAME'
  | 'PAYMENT';

export interface RankCandidatesInput {
  projectId: string;
  /** Found in name, title, location or skills; every word must be. */
  search?: string | null | undefined;
  stage?: Stage | null | undefined;
  minScore?: number | null | undefined;
  maxScore?: number | null | undefined;
  /** The candidate must have all of them, by canonical name. */
  skills?: readonly string[] | undefined;
  sort?: CandidateSort | null | undefined;
  direction?: 'ASC' | 'DESC' | null | undefined;
  weights?: readonly FacetWeight[] | null | undefined;
  skip?: number | undefined;
  /** 1 to 500. */
  take: number;
}

export interface RankedCandidate {
  id: string;
  /** 0 to 100, one decimal; null until the candidate is scored. */
  overall: number | null;
}

/**
 * Candidates of a position, best first: by the weighted sum of their stored facets, then more matched skills, more years, name. Computed in the
 * database, never stored, so that other weights cost nothing.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function rankCandidates(ctx: Ctx, query: RankCandidatesInput): Promise<{ items: RankedCandidate[]; total: number }> {
  requireViewer(ctx);
  const overall = await weightedOverall(ctx, query.weights ?? null);
  const where = filter(query, overall);
  const from = Prisma.sql`from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id where ${where}`;
  const [items, counted] = await Promise.all([
    ctx.db.$queryRaw<RankedCandidate[]>`
      select candidates.id::text as id, ${overall}::float8 as overall ${from}
      order by ${await ordering(ctx, query, overall)}
      offset ${Math.max(0, query.skip ?? 0)}::int limit ${Math.min(500, Math.max(1, query.take))}::int`,
    ctx.db.$queryRaw<{ total: number }[]>`select count(*)::int as total ${from}`,
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}

/** Ids of all candidates of a position that match a search, for the browser's own ranking. */
export async function matchingCandidateIds(ctx: Ctx, { projectId, search }: { projectId: string; search: string }): Promise<string[]> {
  requireViewer(ctx);
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    select candidates.id::text as id from candidates where ${filter({ projectId, search, take: 1 }, Prisma.empty)}`;
  return rows.map(({ id }) => id);
}

function filter({ projectId, search, stage, minScore, maxScore, skills = [] }: RankCandidatesInput, overall: Prisma.Sql): Prisma.Sql {
  const conditions = [
    Prisma.sql`candidates.project_id = ${projectId}::uuid and candidates.archived_at is null and candidates.merged_into_id is null`,
    ...searchWords(search).map((word) => Prisma.sql`candidates.search_text like ${`%${escapeLike(word)}%`}`),
  ];
  if (stage) conditions.push(Prisma.sql`candidates.stage = ${stage}::stage`);
  if (typeof minScore === 'number') conditions.push(Prisma.sql`${overall} >= ${minScore}::float8`);
  if (typeof maxScore === 'number') conditions.push(Prisma.sql`${overall} <= ${maxScore}::float8`);
  if (skills.length > 0) conditions.push(Prisma.sql`candidates.skills @> ${[...skills]}::text[]`);
  return Prisma.join(conditions, ' and ');
}

function searchWords(search: string | null | undefined): string[] {
  return (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}

async function ordering(ctx: Ctx, { sort, direction }: RankCandidatesInput, overall: Prisma.Sql): Promise<Prisma.Sql> {
  const column = await sortColumn(ctx, sort ?? 'OVERALL', overall);
  const descending = direction ? direction === 'DESC' : sort !== 'NAME';
  const way = Prisma.raw(descending ? 'desc nulls last' : 'asc nulls last');
  return Prisma.sql`${column} ${way}, ${overall} desc nulls last, candidate_scores.matched_skills desc nulls last,
    candidates.experience_years desc nulls last, ${nameOrder} asc nulls last, candidates.id asc`;
}

/** The order of names that the browser uses (Intl.Collator 'en'). */
const nameOrder = Prisma.sql`candidates.full_name collate "en-x-icu"`;

async function sortColumn(ctx: Ctx, sort: CandidateSort, overall: Prisma.Sql): Promise<Prisma.Sql> {
  if (sort === 'OVERALL') return overall;
  if (sort === 'NAME') return nameOrder;
  if (sort === 'PAYMENT') return Prisma.sql`candidates.payment_expected`;
  if (sort === 'EXPERIENCE') return Prisma.sql`candidates.experience_years`;
  const slot = (await facetSlots(ctx)).get(sort.toLowerCase());
  return slot === undefined ? overall : facetValue(slot);
}
