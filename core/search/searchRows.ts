import { Prisma } from '../../prisma/generated/client.ts';
import type { SearchNode } from './parseSearch.ts';

export interface SearchedPosition {
  projectId: string;
  node: SearchNode;
  /** Names are not searched. */
  blind: boolean;
}

/** SQL over `candidate_search`: the rows of a position that a search finds, by the word index. Only phrases have to be searched in the texts. */
export function searchRows({ projectId, node, blind }: SearchedPosition): Prisma.Sql {
  const { query, isExact, isPositive } = toWords(node, projectId, blind);
  const everybody = quoted(projectId, '');
  const words = query === null ? everybody : isPositive ? query : `${everybody} & ${query}`;
  // With a subselect the planner always uses the index, even for common words.
  const found = Prisma.sql`search_words(candidate_search.project_id, candidate_search.content) @@ (select ${words}::tsquery)
    and candidate_search.project_id = ${projectId}::uuid`;
  return isExact ? found : Prisma.sql`${found} and ${matchesText(node, Prisma.sql`candidate_search.content`, blind)}`;
}

/** The search as a condition on single texts, for candidates that are read anyway. Searchable text has none of LIKE's special characters. */
export function matchesText(node: SearchNode, text: Prisma.Sql, blind: boolean): Prisma.Sql {
  // The first line is the name.
  const searched = blind ? Prisma.sql`substr(${text}, length(split_part(${text}, E'\n', 1)) + 1)` : text;
  if (node.kind === 'term') return Prisma.sql`${searched} like ${`% ${node.text}${node.match === 'exact' ? ' ' : ''}%`}`;
  if (node.kind === 'not') return Prisma.sql`not ${matchesText(node.node, text, blind)}`;
  return Prisma.sql`(${Prisma.join(
    node.nodes.map((part) => matchesText(part, text, blind)),
    node.kind === 'and' ? ' and ' : ' or ',
  )})`;
}

interface WordQuery {
  /** A tsquery that all matching rows satisfy; null: all rows of the position. */
  query: string | null;
  /** Exactly the matching rows satisfy the tsquery. */
  isExact: boolean;
  /** Every match must contain one of the words. */
  isPositive: boolean;
}

function toWords(node: SearchNode, projectId: string, blind: boolean): WordQuery {
  if (node.kind === 'term') {
    const words = node.text.split(' ').map((word) => quoted(projectId, word));
    const query = `${words.join(' & ')}${node.match === 'exact' ? '' : ':*'}`;
    return { query: `(${query})`, isExact: words.length === 1 && !blind, isPositive: true };
  }
  if (node.kind === 'not') {
    const { query, isExact } = toWords(node.node, projectId, blind);
    return { query: isExact ? `!${query}` : null, isExact, isPositive: false };
  }
  const parts = node.nodes.map((part) => toWords(part, projectId, blind));
  const isExact = parts.every((part) => part.isExact);
  const queries = parts.flatMap(({ query }) => query ?? []);
  if (node.kind === 'and')
    return { query: join(queries, ' & '), isExact, isPositive: parts.some(({ isPositive }) => isPositive) };
  const isWhole = queries.length === parts.length;
  return { query: isWhole ? join(queries, ' | ') : null, isExact, isPositive: isWhole && parts.every((part) => part.isPositive) };
}

function join(queries: readonly string[], operator: string): string | null {
  return queries.length === 0 ? null : `(${queries.join(operator)})`;
}

/** A word as `search_words` writes it. */
function quoted(projectId: string, word: string): string {
  return `'${projectId.toLowerCase()}:${word}'`;
}
