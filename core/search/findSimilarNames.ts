import type { Ctx } from '../context.ts';
import { searchRows } from './searchRows.ts';

/** Shorter words are similar to too many names. */
const shortest = 4;
const mostWords = 5;
const mostNames = 5;

/**
 * For words that no candidate of a position has: the most similar words in the candidates' names, at most five. A name is similar if one letter differs or two
 * neighbouring letters are swapped; for long words, also if it shares many trigrams.
 */
export async function findSimilarNames(
  ctx: Ctx,
  { projectId, words }: { projectId: string; words: readonly string[] },
): Promise<Map<string, string[]>> {
  const tried = words.filter((word) => word.length >= shortest).slice(0, mostWords);
  const found = await Promise.all(tried.map(async (word) => [word, await similarTo(ctx, projectId, word)] as const));
  return new Map(found);
}

async function similarTo(ctx: Ctx, projectId: string, word: string): Promise<string[]> {
  const known = searchRows({ projectId, node: { kind: 'term', text: word, match: 'beginning' }, blind: false });
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    select name from (
      select distinct unnest(string_to_array(trim(split_part(search_text, E'\n', 1)), ' ')) as name from candidates
      where project_id = ${projectId}::uuid and not exists (select 1 from candidate_search where ${known})
        and (split_part(search_text, E'\n', 1) like any (${oneEditPatterns(word)}::text[]) or split_part(search_text, E'\n', 1) %> ${word})
    ) as names
    order by similarity(name, ${word}) desc, name limit 50`;
  return rows
    .map(({ name }) => name)
    .filter((name) => isSimilar(name, word))
    .slice(0, mostNames);
}

/** Patterns for the word with a letter changed, added, left out, or two neighbours swapped. */
function oneEditPatterns(word: string): string[] {
  const letters = Array.from(word);
  const variants = letters.flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index).join(''), letters.slice(index + 1).join('')];
    const swapped = index + 1 < letters.length ? [before + letters[index + 1] + letter + letters.slice(index + 2).join('')] : [];
    return [`${before}_${after}`, `${before}${after}`, `${before}_${letter}${after}`, ...swapped];
  });
  return [...new Set([...variants, `${word}_`])].map((variant) => `% ${variant} %`);
}

/** One edit in short words, two from eight letters on. */
function isSimilar(name: string, word: string): boolean {
  return editDistance(Array.from(name), Array.from(word)) <= (word.length >= 8 ? 2 : 1);
}

/** Letters to change, add, leave out or swap with their neighbour (optimal string alignment). */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (const [i, letter] of one.entries()) {
    const above = rows[i] as number[];
    const row = [i + 1];
    for (const [j, opposite] of other.entries()) {
      const changed = (above[j] as number) + (letter === opposite ? 0 : 1);
      const swapped =
        letter === other[j - 1] && one[i - 1] === opposite
          ? (rows[i - 1]?.[j - 1] ?? Number.POSITIVE_INFINITY) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min(changed, swapped, (above[j + 1] as number) + 1, (row[j] as number) + 1));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
