import { educationLevels } from '../../../plugins/contract.ts';
import { Prisma } from '../../../prisma/generated/client.ts';
import { requireViewer } from '../../access/requireViewer.ts';
import { type CandidateFilter, filterCandidates, isUnfiltered } from '../../candidates/candidateFilter.ts';
import { countListed } from '../../candidates/counts/countListed.ts';
import { countPersons } from '../../candidates/counts/countPersons.ts';
import type { Ctx } from '../../context.ts';
import { readFromReplica } from '../../database/readFromReplica.ts';
import { AppError } from '../../errors.ts';
import { readPrivacy } from '../../privacy/readPrivacy.ts';
import { type ResolvedSearch, resolveSearch } from '../../search/resolveSearch.ts';
import { facetSlots } from '../facetSlots.ts';
import { type FacetWeight, facetValue, weightedOverall } from '../weightedOverall.ts';
import { bestOfPerson, nameOrder, rankingOrder, shownNameOrder } from './bestOfPerson.ts';
import type { CandidateSort } from './candidateSort.ts';
import { findPlaces, keptPlaces } from './findPlaces.ts';
import { rankByName } from './rankByName.ts';
import { type RankedCandidate, rankDeep } from './rankDeep.ts';
import { rankFound } from './rankFound.ts';
import { isComplete, rankTop } from './rankTop.ts';

/** How candidates are ordered, and whether each person is shown once. */
export interface CandidateOrder {
  sort?: CandidateSort | null | undefined;
  /** Key of the facet to sort by, in place of `sort`. */
  sortFacet?: string | null | undefined;
  direction?: 'ASC' | 'DESC' | null | undefined;
  weights?: readonly FacetWeight[] | null | undefined;
  /** Of several candidates taken for one person, return only the best ranked. */
  onePerPerson?: boolean | null | undefined;
}

export interface RankCandidatesInput extends CandidateFilter, CandidateOrder {
  skip?: number | undefined;
  /** 1 to 500. */
  take: number;
}

/**
 * Candidates of a position, best first: those who miss a knock-out below all others, then by the weighted sum of their stored facets, then more matched skills,
 * more years, name. Computed in the database and never stored, so changing weights costs nothing.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT (an unknown facet)
 */
export function rankCandidates(
  ctx: Ctx,
  input: RankCandidatesInput,
): Promise<{ items: RankedCandidate[]; total: number; search: ResolvedSearch }> {
  return readFromReplica(ctx, (copy) => rank(copy, input));
}

async function rank(
  ctx: Ctx,
  query: RankCandidatesInput,
): Promise<{ items: RankedCandidate[]; total: number; search: ResolvedSearch }> {
  requireViewer(ctx);
  const overall = await weightedOverall(ctx, query.weights ?? null);
  const search = await resolveSearch(ctx, query);
  const names = shownNameOrder(await readPrivacy(ctx));
  const where = filterCandidates(query, { overall, search: search.condition });
  const page = { skip: Math.max(0, query.skip ?? 0), take: Math.min(500, Math.max(1, query.take)) };
  const quick = isBestFirst(query) ? await rankBest(ctx, query, { overall, names, where, search, ...page }) : null;
  if (quick !== null && isComplete(quick, page)) return { ...quick, search };
  const byName = !query.sortFacet && query.sort === 'NAME' && names === nameOrder && isPlain(query) && search.condition === null;
  const [items, total] = await Promise.all([
    byName
      ? rankByName(ctx, {
          overall,
          where,
          onePerPerson: query.onePerPerson === true,
          descending: query.direction === 'DESC',
          ...page,
        })
      : rankAll(ctx, query, { overall, names, where, ...page }),
    quick?.total ?? countAll(ctx, query, { search, where }),
  ]);
  return { items, total, search };
}

/** Beyond this depth too many of those who meet a filter would have to be looked up. */
const deepest = 2_000;

/** Beyond this depth counting the places of a ranking, which serves later pages too, is faster than looking up all candidates from the top. */
const deepestFromTop = 500;

/** Finds a page without sorting everybody, which nearly always works; null if it does not. */
async function rankBest(
  ctx: Ctx,
  query: RankCandidatesInput,
  { search, where, ...page }: Page & { search: ResolvedSearch },
): Promise<{ items: RankedCandidate[]; total: number } | null> {
  const input = { ...page, projectId: query.projectId, onePerPerson: query.onePerPerson === true };
  const end = page.skip + page.take;
  if (isPlain(query) && search.condition === null) {
    const counting = countAll(ctx, query, { search, where });
    if (end <= deepestFromTop) {
      const [places, total] = await Promise.all([keptPlaces(ctx, input), counting]);
      const top = places ? null : await rankTop(ctx, { ...input, where, whole: true, total });
      if (top && isComplete(top, page)) return top;
    }
    const [found, total] = await Promise.all([findPlaces(ctx, input), counting]);
    return { items: await rankDeep(ctx, { ...input, ...found }), total };
  }
  if (end > deepest) return null;
  const known = await knownTotal(ctx, query, search);
  if (search.found && known !== undefined) return rankFound(ctx, { ...input, found: search.found, total: known });
  return rankTop(ctx, { ...input, where, whole: false, total: known });
}

/** Number of candidates that are listed, or that a search finds; undefined if there are other filters. */
async function knownTotal(
  ctx: Ctx,
  query: RankCandidatesInput,
  { found, condition }: ResolvedSearch,
): Promise<number | undefined> {
  if (!isPlain(query) || query.unread || (found === null && condition !== null)) return undefined;
  const { listed, persons } = found ?? (await countListed(ctx, query));
  return query.onePerPerson ? persons : listed;
}

function isBestFirst({ sort, sortFacet, direction }: RankCandidatesInput): boolean {
  return !sortFacet && (sort ?? 'OVERALL') === 'OVERALL' && (direction ?? 'DESC') === 'DESC';
}

/** Whether all listed candidates are wanted, or all that a search finds. Those without a score, who come last, do not matter. */
function isPlain({
  sort: _sort,
  sortFacet: _facet,
  direction: _direction,
  weights: _weights,
  onePerPerson: _one,
  skip: _skip,
  take: _take,
  search: _search,
  ...filter
}: RankCandidatesInput): boolean {
  return isUnfiltered({ ...filter, unread: false });
}

interface Page {
  overall: Prisma.Sql;
  names: Prisma.Sql;
  where: Prisma.Sql;
  skip: number;
  take: number;
}

async function rankAll(
  ctx: Ctx,
  query: RankCandidatesInput,
  { overall, names, where, skip, take }: Page,
): Promise<RankedCandidate[]> {
  return ctx.db.$queryRaw<RankedCandidate[]>`
    select candidates.id::text as id, ${overall}::float8 as overall
    from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
    where ${where} and ${query.onePerPerson ? bestOfPerson(where, overall, names) : Prisma.sql`true`}
    order by ${await ordering(ctx, query, { overall, names })} offset ${skip}::int limit ${take}::int`;
}

async function countAll(
  ctx: Ctx,
  query: RankCandidatesInput,
  { search, where }: { search: ResolvedSearch; where: Prisma.Sql },
): Promise<number> {
  return (await knownTotal(ctx, query, search)) ?? count(ctx, query, where);
}

async function count(ctx: Ctx, { minScore, maxScore, onePerPerson }: RankCandidatesInput, where: Prisma.Sql): Promise<number> {
  const byScore = typeof minScore === 'number' || typeof maxScore === 'number';
  const scores = byScore ? Prisma.sql`left join candidate_scores on candidate_scores.candidate_id = candidates.id` : Prisma.empty;
  const [counted] = await ctx.db.$queryRaw<
    { total: number }[]
  >`select ${onePerPerson ? countPersons : Prisma.sql`count(*)::int`} as total from candidates ${scores} where ${where}`;
  return counted?.total ?? 0;
}

/** Ids of all candidates of a project that match a search, for the browser's own ranking. */
export async function matchingCandidateIds(
  ctx: Ctx,
  { projectId, search }: { projectId: string; search: string },
): Promise<string[]> {
  requireViewer(ctx);
  const { condition } = await resolveSearch(ctx, { projectId, search });
  const where = filterCandidates({ projectId }, { overall: Prisma.empty, search: condition });
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`select candidates.id::text as id from candidates where ${where}`;
  return rows.map(({ id }) => id);
}

/**
 * Ids of all candidates of a position that meet a filter, in order, 16 bytes each. For endless lists, exports and bulk changes.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export function orderCandidates(
  ctx: Ctx,
  input: CandidateFilter & CandidateOrder,
): Promise<{ ids: Buffer; search: ResolvedSearch }> {
  return readFromReplica(ctx, (copy) => order(copy, input));
}

async function order(ctx: Ctx, query: CandidateFilter & CandidateOrder): Promise<{ ids: Buffer; search: ResolvedSearch }> {
  requireViewer(ctx);
  const overall = await weightedOverall(ctx, query.weights ?? null);
  const search = await resolveSearch(ctx, query);
  const names = shownNameOrder(await readPrivacy(ctx));
  const where = filterCandidates(query, { overall, search: search.condition });
  const [row] = await ctx.db.$queryRaw<{ ids: Uint8Array | null }[]>`
    select string_agg(uuid_send(id), '') as ids from (
      select candidates.id
      from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
      where ${where} and ${query.onePerPerson ? bestOfPerson(where, overall, names) : Prisma.sql`true`}
      order by ${await ordering(ctx, query, { overall, names })}) as ordered`;
  return { ids: Buffer.from(row?.ids ?? []), search };
}

async function ordering(
  ctx: Ctx,
  { sort, sortFacet, direction }: CandidateOrder,
  { overall, names }: Pick<Page, 'overall' | 'names'>,
): Promise<Prisma.Sql> {
  const ranked = rankingOrder(overall, names);
  if (!sortFacet && (sort ?? 'OVERALL') === 'OVERALL')
    return direction === 'ASC'
      ? Prisma.sql`candidate_scores.knocked_out desc nulls last, ${overall} asc nulls last, ${ranked}`
      : ranked;
  const column = sortFacet ? await facetColumn(ctx, sortFacet) : sortColumn(sort ?? 'OVERALL', { overall, names });
  const descending = direction ? direction === 'DESC' : Boolean(sortFacet) || (sort !== 'NAME' && sort !== 'LOCATION');
  const way = Prisma.raw(descending ? 'desc nulls last' : 'asc nulls last');
  return Prisma.sql`${column} ${way}, ${ranked}`;
}

/** @throws AppError INVALID_INPUT when no such facet is registered */
async function facetColumn(ctx: Ctx, key: string): Promise<Prisma.Sql> {
  if (!ctx.plugins.facets.some(({ id }) => id === key)) {
    const known = ctx.plugins.facets.map(({ id }) => id).join(', ');
    const message = `Unknown sort key. Metrics: ${known}.`;
    throw new AppError('INVALID_INPUT', { message }, [{ pointer: '/sort', message }]);
  }
  return facetValue((await facetSlots(ctx)).get(key) ?? 0);
}

function sortColumn(sort: CandidateSort, { overall, names }: { overall: Prisma.Sql; names: Prisma.Sql }): Prisma.Sql {
  const columns: Record<CandidateSort, Prisma.Sql> = {
    OVERALL: overall,
    MATCHED: Prisma.sql`candidate_scores.matched_skills`,
    YEARS: Prisma.sql`candidates.experience_years`,
    DEGREE: Prisma.sql`array_position(${[...educationLevels]}::text[], candidates.education_level)`,
    LOCATION: Prisma.sql`candidates.location collate "en-x-icu"`,
    NAME: names,
    PAYMENT: Prisma.sql`candidates.payment_expected`,
  };
  return columns[sort];
}
