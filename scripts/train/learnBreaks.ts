import { gapFeatures, lineFeatures } from '../../plugins/extractors/local/requirements/breaks/breakFeatures.ts';
import { wordsOf } from '../../plugins/extractors/local/requirements/breaks/breakWords.ts';
import type { BreakModel } from '../../plugins/extractors/local/requirements/breaks/findBreaks.ts';
import { habitFeatures, habitOf, unknownHabit } from '../../plugins/extractors/local/requirements/breaks/findBreaks.ts';
import { createRandom, type Random } from '../seed/random.ts';
import type { BreakText } from './breakTexts.ts';
import { indicesOf, weighHabits } from './weighHabits.ts';

interface Options {
  rounds: number;
  seed: number;
}

/** A gap with its features, of which those that name words may be hidden. */
interface Gap {
  looks: number[];
  words: number[];
  /** Without and with knowledge of how the lines of the text begin. */
  habits: number[][];
  isBreak: boolean;
}

const rate = 0.2;
const shrink = 1e-5;
/** Features seen in fewer gaps are not learned. */
const leastSeen = 6;
/** How often words are hidden, so that texts in other words are read by their looks. */
const hideWords = 0.4;
const hideHabit = 0.15;
const smallest = 0.04;

/**
 * Logistic regression by gradient descent with a step that adapts to each feature (AdaGrad). The weights are the mean of the later rounds, because those of a
 * single round depend on the order of the texts. The same texts and options give the same weights.
 */
export function learnBreaks(texts: readonly BreakText[], { rounds, seed }: Options): BreakModel {
  const random = createRandom(seed);
  const names = new Map<string, number>();
  const gaps = gapsOf(texts, names);
  const weights = new Float64Array(names.size);
  const steps = new Float64Array(names.size).fill(1e-3);
  const sums = new Float64Array(names.size);
  let [bias, biases, snapshots] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(gaps, random);
    for (const { looks, words, habits, isBreak } of gaps) {
      const known = habits[random.chance(hideHabit) ? 0 : 1]!;
      const features = random.chance(hideWords) ? [...looks, ...known] : [...looks, ...words, ...known];
      let sum = bias;
      for (const feature of features) sum += weights[feature]!;
      const error = (isBreak ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      bias += 0.01 * error;
      for (const feature of features) {
        const slope = error - shrink * weights[feature]! * gaps.length * 0.01;
        steps[feature]! += slope * slope;
        weights[feature]! += (rate * slope) / Math.sqrt(steps[feature]!);
      }
    }
    if (round < rounds / 2) continue;
    for (let index = 0; index < sums.length; index += 1) sums[index]! += weights[index]!;
    biases += bias;
    snapshots += 1;
  }
  const rounded = (sum: number) => Math.round((sum / snapshots) * 100) / 100;
  const kept = [...names].filter(([, index]) => Math.abs(sums[index]! / snapshots) >= smallest);
  const learned = kept.map(([name, index]) => [name, rounded(sums[index]!)] as const);
  return { weights: new Map([...learned, ...weighHabits(texts)]), threshold: rounded(-biases) };
}

/** The mean of models that were learned from different texts, which depends less on any of them. */
export function meanOf(models: readonly BreakModel[]): BreakModel {
  const mean = (sum: number) => Math.round((sum / models.length) * 1000) / 1000;
  const sums = new Map<string, number>();
  for (const { weights } of models) for (const [name, weight] of weights) sums.set(name, (sums.get(name) ?? 0) + weight);
  return {
    weights: new Map(
      [...sums].map(([name, sum]) => [name, mean(sum)] as const).filter(([, weight]) => Math.abs(weight) >= smallest),
    ),
    threshold: mean(models.reduce((sum, { threshold }) => sum + threshold, 0)),
  };
}

function shuffle(items: unknown[], random: Random): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = random.below(index + 1);
    [items[index], items[other]] = [items[other], items[index]];
  }
}

function gapsOf(texts: readonly BreakText[], names: Map<string, number>): Gap[] {
  const raw = texts.flatMap(({ text, breaks, unclear }) => {
    const words = wordsOf(text);
    const features = gapFeatures(text, words);
    let [begin, before] = [0, 0];
    const habit = habitOf(words, indicesOf(words, breaks));
    return words.flatMap(({ start }, index) => {
      if (features[index]!.closed || unclear.has(start)) return [];
      const { looks, words: named } = features[index]!;
      const gap = {
        looks: [...looks, ...lineFeatures(words, begin, before, index)],
        habits: [unknownHabit, habit].map((one) => habitFeatures(words, index, one, features[index]!)),
        words: named,
        isBreak: breaks.has(start),
      };
      if (gap.isBreak) [before, begin] = [begin, index];
      return [gap];
    });
  });
  const counts = new Map<string, number>();
  for (const gap of raw)
    for (const name of [...gap.looks, ...gap.words, ...gap.habits.flat()]) counts.set(name, (counts.get(name) ?? 0) + 1);
  const numberOf = (name: string): number[] => {
    if ((counts.get(name) ?? 0) < leastSeen) return [];
    if (!names.has(name)) names.set(name, names.size);
    return [names.get(name)!];
  };
  return raw.map(({ looks, words, habits, isBreak }) => ({
    looks: looks.flatMap(numberOf),
    words: words.flatMap(numberOf),
    habits: habits.map((one) => one.flatMap(numberOf)),
    isBreak,
  }));
}
