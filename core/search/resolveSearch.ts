import { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { limitedText, longestTexts } from '../limitedText.ts';
import { parseInput } from '../parseInput.ts';
import { readPrivacy } from '../privacy/readPrivacy.ts';
import { findSimilarNames } from './findSimilarNames.ts';
import { formatSearch, parseSearch, type SearchNode } from './parseSearch.ts';

/** A word that nobody has, and the similar names that were looked for in its place. */
export interface SimilarNames {
  word: string;
  names: string[];
}

export interface ResolvedSearch {
  /** SQL over `candidates`; null when nothing is searched for. */
  condition: Prisma.Sql | null;
  /** How the search was understood, in its own syntax; null when nothing is searched for. */
  understood: string | null;
  /** The syntax was wrong, so that every word is looked for. */
  broken: boolean;
  similar: SimilarNames[];
}

/**
 * Reads a search for candidates of a position (the syntax is that of `parseSearch`). When nobody is found, words that nobody has are replaced by similar names of
 * the position's candidates. In blind review names are neither found nor proposed.
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
    return { condition, understood: null, broken, similar: [] };
  }
  const { blind } = await readPrivacy(ctx);
  const condition = toSql(node, blind);
  const proposes = !blind && !(await findsAnybody(ctx, projectId, condition));
  const similar = proposes ? await replaceableWords(ctx, projectId, node) : [];
  const meant = similar.length === 0 ? node : replaceWords(node, new Map(similar.map(({ word, names }) => [word, names])));
  return { condition: toSql(meant, blind), understood: formatSearch(meant), broken, similar };
}

/** Text is searchable text: it has none of LIKE's special characters. */
function toSql(node: SearchNode, blind: boolean): Prisma.Sql {
  if (node.kind === 'term') return contains(`% ${node.text}${node.match === 'exact' ? ' ' : ''}%`, blind);
  if (node.kind === 'not') return Prisma.sql`not ${toSql(node.node, blind)}`;
  return Prisma.sql`(${Prisma.join(
    node.nodes.map((part) => toSql(part, blind)),
    node.kind === 'and' ? ' and ' : ' or ',
  )})`;
}

/** The first line is the name. In blind review it is left out, after the index has told where to look. */
function contains(pattern: string, blind: boolean): Prisma.Sql {
  const found = Prisma.sql`candidates.search_text like ${pattern}`;
  const nameless = Prisma.sql`substr(candidates.search_text, length(split_part(candidates.search_text, E'\n', 1)) + 1)`;
  return blind ? Prisma.sql`(${found} and ${nameless} like ${pattern})` : found;
}

async function findsAnybody(ctx: Ctx, projectId: string, condition: Prisma.Sql): Promise<boolean> {
  const [row] = await ctx.db.$queryRaw<{ found: boolean }[]>`
    select exists (select 1 from candidates where project_id = ${projectId}::uuid and ${condition}) as found`;
  return row?.found ?? false;
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
