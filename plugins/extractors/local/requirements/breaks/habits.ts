import type { GapFeatures } from './breakFeatures.ts';
import { looksOf, type Word } from './breakWords.ts';

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
