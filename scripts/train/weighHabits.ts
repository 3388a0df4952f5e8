import { gapFeatures } from '../../plugins/extractors/local/requirements/breaks/breakFeatures.ts';
import { type Word, wordsOf } from '../../plugins/extractors/local/requirements/breaks/breakWords.ts';
import {
  type Habit,
  habitOf,
  habits,
  namesOfHabit,
  textFeatures,
} from '../../plugins/extractors/local/requirements/breaks/findBreaks.ts';
import type { BreakText } from './breakTexts.ts';

/** Added to every count, so that what no text shows is unlikely and not impossible; a feature has about ten values. */
const [added, addedToAll] = [0.5, 5];

/** For each habit and what a whole text may show, the logarithm of the share of the texts with the habit that show it: a naive Bayes model. */
export function weighHabits(texts: readonly BreakText[]): [name: string, weight: number][] {
  const shown = texts.map(({ text, breaks }) => {
    const words = wordsOf(text);
    return { habit: habitOf(words, indicesOf(words, breaks)), features: textFeatures(words, gapFeatures(text, words)) };
  });
  const features = [...new Set(shown.flatMap((one) => one.features))];
  const weigh = (name: string, feature: string, has: (habit: Habit) => boolean): [string, number] => {
    const same = shown.filter(({ habit }) => has(habit));
    const showing = same.filter((one) => one.features.includes(feature)).length;
    return [name, Math.round(100 * Math.log((showing + added) / (same.length + addedToAll))) / 100];
  };
  const weights = features.flatMap((feature) =>
    habits.flatMap((one) => {
      const [cased = '', ended = ''] = namesOfHabit(one, [feature]);
      return [
        weigh(cased, feature, (habit) => habit.cased === one.cased),
        weigh(ended, feature, (habit) => habit.ended === one.ended),
      ];
    }),
  );
  return [...new Map(weights)];
}

/** The words that begin lines. */
export function indicesOf(words: readonly Word[], breaks: ReadonlySet<number>): number[] {
  return words.flatMap(({ start }, index) => (breaks.has(start) ? index : []));
}
