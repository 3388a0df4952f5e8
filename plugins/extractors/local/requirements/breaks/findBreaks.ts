import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GapFeatures, gapFeatures, type Habit, habitFeatures, habitOf, lineFeatures } from './breakFeatures.ts';
import { type Word, wordsOf } from './breakWords.ts';

/** Weights of features of gaps between words, as `scripts/train` learns them. */
export interface BreakModel {
  weights: ReadonlyMap<string, number>;
  /** Sum of weights from which a gap is a lost line break. */
  threshold: number;
}

const mostPasses = 3;
let stored: BreakModel | null = null;

/** The committed weights, read once per thread when a job description without line breaks needs them. */
function loadBreakModel(): BreakModel {
  if (stored) return stored;
  const file = createRequire(import.meta.url).resolve('#break-weights');
  const { weights, threshold } = JSON.parse(readFileSync(file, 'utf8')) as { weights: Record<string, number>; threshold: number };
  stored = { weights: new Map(Object.entries(weights)), threshold };
  return stored;
}

/** Where the lines begin that ran together into this text, from left to right; never its beginning. */
export function findBreaks(text: string, model: BreakModel = loadBreakModel()): number[] {
  const words = wordsOf(text);
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (model.weights.get(name) ?? 0), 0);
  const gaps = gapFeatures(text, words).map((gap) => ({ ...gap, sum: sumOf(gap.looks) + sumOf(gap.words) }));
  let breaks: number[] = [];
  let habit: Habit = '?';
  for (let pass = 0; pass < mostPasses; pass += 1) {
    breaks = breaksOf(words, gaps, habit, { sumOf, threshold: model.threshold });
    const seen = habitOf(words, breaks);
    if (seen === habit) break;
    habit = seen;
  }
  return breaks.map((index) => words[index]!.start);
}

function breaksOf(
  words: readonly Word[],
  gaps: readonly (GapFeatures & { sum: number })[],
  habit: Habit,
  { sumOf, threshold }: { sumOf(names: readonly string[]): number; threshold: number },
): number[] {
  const breaks: number[] = [];
  let [begin, before] = [0, 0];
  for (let index = 1; index < words.length; index += 1) {
    const gap = gaps[index]!;
    if (gap.closed) continue;
    const named = [...lineFeatures(words, begin, before, index), ...habitFeatures(words, index, habit, gap)];
    if (gap.sum + sumOf(named) < threshold) continue;
    breaks.push(index);
    [before, begin] = [begin, index];
  }
  return breaks;
}
