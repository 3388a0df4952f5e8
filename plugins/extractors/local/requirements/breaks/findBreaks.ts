import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GapFeatures, gapFeatures, lineFeatures } from './breakFeatures.ts';
import { looksOf, type Word, wordsOf } from './breakWords.ts';

/** How the lines of a text begin and end, as far as known: the share that begins in lower case, in steps, and the sign that most of them end with. */
export interface Habit {
  cased: '?' | 'never' | 'seldom' | 'often' | 'mostly';
  ended: '?' | 'bare' | ';' | ',' | '.' | 'mixed';
}

export const unknownHabit: Habit = { cased: '?', ended: '?' };
/** Every habit that a text may have. */
export const habits: readonly Habit[] = (['never', 'seldom', 'often', 'mostly'] as const).flatMap((cased) =>
  (['bare', ';', ',', '.', 'mixed'] as const).map((ended) => ({ cased, ended })),
);

/** Fewer lines show no habit. */
const leastLines = 4;
/** Share of the lines that end alike. */
const mostLines = 0.6;
const endings: readonly (readonly [Habit['ended'], RegExp])[] = [
  ['bare', /^[^.;,]*$/u],
  [';', /;/u],
  [',', /,/u],
  ['.', /\./u],
];

/** The habit that these lines show; headings say nothing of how lines end. */
export function habitOf(words: readonly Word[], breaks: readonly number[]): Habit {
  if (breaks.length < leastLines) return unknownHabit;
  const share = breaks.filter((index) => words[index]!.looks.shape === 'a').length / breaks.length;
  const ends = breaks.map((index) => words[index - 1]!.looks.signs).filter((signs) => !/[:…]/u.test(signs));
  const usual = endings.find(([, sign]) => ends.filter((signs) => sign.test(signs)).length >= mostLines * ends.length);
  const cased = share < 0.05 ? 'never' : share < 0.25 ? 'seldom' : share < 0.6 ? 'often' : 'mostly';
  return { cased, ended: usual?.[0] ?? 'mixed' };
}

/** Features of a gap that depend on how the lines of the text begin and end. */
export function habitFeatures(
  words: readonly Word[],
  index: number,
  { cased, ended }: Habit,
  { heading, item }: GapFeatures,
): string[] {
  const [before, { shape }] = [words[index - 1]?.looks ?? looksOf(''), words[index]!.looks];
  return [
    `habit ${cased} ${shape} ${before.signs}`,
    `habit ${cased} ${before.shape} ${shape}`,
    `habit ${cased} ${shape} ${heading}`,
    `habit ${cased} ${item} ${shape}`,
    `ends ${ended} ${before.signs} ${shape}`,
    `ends ${ended} ${before.signs} ${heading}`,
    `ends ${ended} ${cased} ${before.signs} ${shape}`,
    `ends ${ended} ${item} ${cased === 'mostly'}`,
  ];
}

const signs = [
  ['.', /[.!?]/u],
  [',', /,/u],
  [';', /;/u],
] as const;

/** What a whole text shows of its lines before any of them is found: how rare capitals and signs are, and in which case it goes on behind them. */
export function textFeatures(words: readonly Word[], gaps: readonly GapFeatures[]): string[] {
  const pairs = words.slice(1).map(({ looks }, at) => ({
    shape: looks.shape,
    signs: words[at]!.looks.signs,
    ended: gaps[at + 1]!.heading.includes('ended'),
  }));
  const rarity = (count: number) => (count === 0 ? '-' : Math.min(8, Math.round(2 * Math.log2(words.length / count))));
  return [
    `capitals ${rarity(pairs.filter((pair) => pair.signs === '' && pair.shape === 'A').length)}`,
    `below headings ${shareOfLower(pairs.filter(({ ended }) => ended))}`,
    `behind colons ${shareOfLower(pairs.filter((pair) => /[:…]/u.test(pair.signs)))}`,
    ...signs.flatMap(([name, sign]) => {
      const found = pairs.filter((pair) => sign.test(pair.signs));
      return [`${name} ${rarity(found.length)}`, `behind ${name} ${shareOfLower(found)}`];
    }),
  ];
}

/** In quarters. */
function shareOfLower(pairs: readonly { shape: string }[]): number | '-' {
  return pairs.length === 0 ? '-' : Math.round((4 * pairs.filter(({ shape }) => shape === 'a').length) / pairs.length);
}

/** The names of the weights that say how much a feature of the text speaks for the habit. */
export function namesOfHabit({ cased, ended }: Habit, shown: readonly string[]): string[] {
  return shown.flatMap((one) => [`text ${one} cased ${cased}`, `text ${one} ended ${ended}`]);
}

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
