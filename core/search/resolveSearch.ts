import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { readPrivacy } from '../privacy/readPrivacy.ts';
import { findSimilarNames } from './findSimilarNames.ts';
import { formatSearch, parseSearch, type SearchNode } from './parseSearch.ts';
import { matchesText, type SearchedPosition, searchRows } from './searchRows.ts';

/** A word that nobody has, and the similar names searched for instead. */
export interface SimilarNames {
  word: string;
  names: string[];
}

/** The candidates that a search finds. */
export interface FoundCandidates {
  /** SQL over `candidate_search`. */
  rows: Prisma.Sql;
  /** SQL over `candidates`, for candidates that are read anyway. */
  matches: Prisma.Sql;
  /** Number of matching candidates of the position, of listed ones among them, and of people among these. */
  all: number;
  listed: number;
  persons: number;
}

export interface ResolvedSearch {
  /** SQL over `candidates`; null when nothing is searched for. */
  condition: Prisma.Sql | null;
  /** Null when the search is empty or has no searchable words. */
  found: FoundCandidates | null;
  /** How the search was understood, in its own syntax; null when nothing is searched for. */
  understood: string | null;
  /** The syntax was wrong, so all words are searched for. */
  broken: boolean;
  similar: SimilarNames[];
}

/** Up to this number, looking up each match is faster than reading the whole position. */
export function isFew({ all }: FoundCandidates): boolean {
  return all <= 5_000;
}

/**
 * Reads a search for candidates of a position (the syntax is that of `parseSearch`) and counts what it finds. When nobody is found, words that nobody has are
 * replaced by similar names of the position's candidates. In blind review names are neither found nor proposed.
 *
 * @throws AppError INVALID_INPUT when the search is too long
 */
export async function resolveSearch(
  ctx: Ctx,
  { projectId, search }: { projectId: string; search?: string | null | undefined },
): Promise<ResolvedSearch> {
  const text = parseInput(limitedText(longestTexts.search), search ?? '');
  const { node, broken } = parseSearch(text);
  if (node === null) {
    const condition = text === '' ? null : Prisma.sql`false`;
    return { condition, found: null, understood: null, broken, similar: [] };
  }
  const { blind } = await readPrivacy(ctx);
  const found = await findCandidates(ctx, { projectId, node, blind });
  const similar = found.all === 0 && !blind ? await replaceableWords(ctx, projectId, node) : [];
  if (similar.length === 0) return { condition: toCondition(found), found, understood: formatSearch(node), broken, similar };
  const meant = replaceWords(node, new Map(similar.map(({ word, names }) => [word, names])));
  const alike = await findCandidates(ctx, { projectId, node: meant, blind });
  return { condition: toCondition(alike), found: alike, understood: formatSearch(meant), broken, similar };
}

async function findCandidates(ctx: Ctx, searched: SearchedPosition): Promise<FoundCandidates> {
  const rows = searchRows(searched);
  const matches = matchesText(searched.node, Prisma.sql`candidates.search_text`, searched.blind);
  return { rows, matches, ...(await countFound(ctx, rows)) };
}

/** `is true` keeps the planner, which does not know the number of matches, from looking up each of very many. */
function toCondition(found: FoundCandidates): Prisma.Sql {
  const isFound = Prisma.sql`candidates.id in (select candidate_search.candidate_id from candidate_search where ${found.rows})`;
  return isFew(found) ? isFound : Prisma.sql`(${isFound}) is true`;
}

/** How many candidates of the position a search finds, in one pass. */
async function countFound(ctx: Ctx, rows: Prisma.Sql): Promise<Pick<FoundCandidates, 'all' | 'listed' | 'persons'>> {
  const [counted] = await ctx.db.$queryRaw<Pick<FoundCandidates, 'all' | 'listed' | 'persons'>[]>`
    select "all", listed, listed - coalesce(cardinality(twins), 0) + (select count(distinct id) from unnest(twins) as id)::int as persons
    from (select count(*)::int as "all", count(*) filter (where listed)::int as listed,
      array_agg(person_id) filter (where listed and person_id is not null) as twins from candidate_search where ${rows}) as counted`;
  return counted ?? { all: 0, listed: 0, persons: 0 };
}

async function replaceableWords(ctx: Ctx, projectId: string, node: SearchNode): Promise<SimilarNames[]> {
  const words = [...new Set(wantedWords(node))];
  const names = await findSimilarNames(ctx, { projectId, words });
  return words.flatMap((word) => {
    const similar = names.get(word) ?? [];
    return similar.length > 0 ? [{ word, names: similar }] : [];
  });
}

/** Single words that were not put in quotes and are not excluded. */
function wantedWords(node: SearchNode): string[] {
  if (node.kind === 'and' || node.kind === 'or') return node.nodes.flatMap(wantedWords);
  return node.kind === 'term' && node.match === 'beginning' && !node.text.includes(' ') ? [node.text] : [];
}

function replaceWords(node: SearchNode, replacements: ReadonlyMap<string, string[]>): SearchNode {
  if (node.kind === 'and' || node.kind === 'or')
    return { kind: node.kind, nodes: node.nodes.map((part) => replaceWords(part, replacements)) };
  const names = node.kind === 'term' && node.match === 'beginning' ? replacements.get(node.text) : undefined;
  if (names === undefined) return node;
  const terms = names.map((text): SearchNode => ({ kind: 'term', text, match: 'exact' }));
  return terms.length === 1 ? (terms[0] as SearchNode) : { kind: 'or', nodes: terms };
}
