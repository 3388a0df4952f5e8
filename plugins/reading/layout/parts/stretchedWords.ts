import type { Word } from './word.ts';

/** The gaps of a justified line differ by at most this share of the font size. */
const sameGap = 0.06;
/** Gaps wider than this multiple of the font size are not spaces. */
const widest = 4;
/** Fewer equal gaps are chance. */
const fewest = 2;

/** Narrower gaps, as a multiple of the font size, separate nothing anyway. */
const wide = 1;
const none: ReadonlySet<Word> = new Set();

/**
 * The words of a row (in writing order) that are only pushed away from the previous word by justification: there are space characters between
 * them, all stretched alike. In narrow columns such spaces can be as wide as gutters.
 */
export function stretchedWords(row: readonly Word[]): ReadonlySet<Word> {
  if (!hasWideGap(row)) return none;
  const stretched = new Set<Word>();
  let run: Word[] = [];
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  const endRun = () => {
    const even = run.length >= fewest && most - least <= (run[0]?.size ?? 0) * sameGap;
    if (even) for (const word of run) stretched.add(word);
    run = [];
    [least, most] = [Number.POSITIVE_INFINITY, 0];
  };
  for (let index = 1; index < row.length; index++) {
    const [before, word] = [row[index - 1]!, row[index]!];
    const gap = word.x0 - before.x1;
    if (word.order !== before.order + 1 || !word.spaceBefore || gap < 0 || gap > word.size * widest) {
      endRun();
      continue;
    }
    run.push(word);
    [least, most] = [Math.min(least, gap), Math.max(most, gap)];
  }
  endRun();
  return stretched;
}

function hasWideGap(row: readonly Word[]): boolean {
  for (let index = 1; index < row.length; index++) {
    const word = row[index]!;
    if (word.spaceBefore && word.x0 - row[index - 1]!.x1 > word.size * wide) return true;
  }
  return false;
}
