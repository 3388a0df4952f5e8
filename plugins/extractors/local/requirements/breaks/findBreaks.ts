import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GapFeatures, gapFeatures, lineFeatures } from './breakFeatures.ts';
import { type Word, wordsOf } from './breakWords.ts';
import { type Habit, habitFeatures, habitOf, habits, namesOfHabit, textFeatures, unknownHabit } from './habits.ts';

/** Weights of features of gaps between words, as `scripts/train` learns them. */
export interface BreakModel {
  weights: ReadonlyMap<string, number>;
  /** Sum of weights from which a gap is a lost line break. */
  threshold: number;
}

/** How much the looks of the whole text count beside those of its gaps. Chosen on the half of the advertisements that may be read. */
const weightOfText = 2;
/** Gaps that fall so far short of the threshold are no breaks: the line before and the habit of the text never made up for it. */
const farShort = 4;
/** How many habits are tried, the likeliest first. */
const mostHabits = 6;
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
  const lineSums = new Map<number, number>();
  // Readings differ in few lines.
  const lineSum = (begin: number, before: number, index: number): number => {
    const key = (begin * words.length + before) * words.length + index;
    const known = lineSums.get(key) ?? sumOf(lineFeatures(words, begin, before, index));
    lineSums.set(key, known);
    return known;
  };
  const shown = textFeatures(words, gaps);
  const likely = habits
    .map((habit) => ({ habit, likelihood: weightOfText * sumOf(namesOfHabit(habit, shown)) }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, mostHabits);
  const unknown = { habit: unknownHabit, likelihood: 0 };
  const readings = [unknown, ...likely].map(({ habit, likelihood }) => {
    const reading = breaksOf(words, gaps, habit, { sumOf, lineSum, threshold: model.threshold });
    const seen = habitOf(words, reading.breaks);
    const fits = seen.cased === habit.cased && seen.ended === habit.ended;
    return { ...reading, fits, likelihood: reading.likelihood + likelihood };
  });
  const fitting = readings.filter(({ fits }) => fits);
  const [best] = (fitting.length > 0 ? fitting : readings.slice(1)).toSorted((a, b) => b.likelihood - a.likelihood);
  return best!.breaks.map((index) => words[index]!.start);
}

interface Sums {
  sumOf(names: readonly string[]): number;
  /** Of the features that depend on where this line and the one before it begin. */
  lineSum(begin: number, before: number, index: number): number;
  threshold: number;
}

interface Reading {
  breaks: number[];
  /** Logarithm of how likely all decisions are. */
  likelihood: number;
}

/** The breaks of a text whose lines have a certain habit. */
function breaksOf(
  words: readonly Word[],
  gaps: readonly (GapFeatures & { sum: number })[],
  habit: Habit,
  { sumOf, lineSum, threshold }: Sums,
): Reading {
  const breaks: number[] = [];
  let likelihood = 0;
  let [begin, before] = [0, 0];
  for (let index = 1; index < words.length; index += 1) {
    const gap = gaps[index]!;
    if (gap.closed || gap.sum < threshold - farShort) continue;
    const surplus = gap.sum + lineSum(begin, before, index) + sumOf(habitFeatures(words, index, habit, gap)) - threshold;
    likelihood -= Math.log1p(Math.exp(-Math.abs(surplus)));
    if (surplus < 0) continue;
    breaks.push(index);
    [before, begin] = [begin, index];
  }
  return { breaks, likelihood };
}
