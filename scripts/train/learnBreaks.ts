import { gapFeatures, lineFeatures, wordsOf } from '../../plugins/extractors/local/requirements/breaks/breakFeatures.ts';
import type { BreakModel } from '../../plugins/extractors/local/requirements/breaks/findBreaks.ts';
import { createRandom, type Random } from '../seed/random.ts';
import type { BreakText } from './breakTexts.ts';

interface Options {
  rounds: number;
  seed: number;
}

/** A gap with its features, of which those that name words may be hidden. */
interface Gap {
  looks: number[];
  words: number[];
  isBreak: boolean;
}

const rate = 0.2;
const shrink = 2e-6;
/** Features seen in fewer gaps are not learned. */
const leastSeen = 3;
/** How often words are hidden, so that texts in other words are read by their looks. */
const hideWords = 0.4;
const smallest = 0.04;

/** Logistic regression by gradient descent with a step that adapts to each feature (AdaGrad). The same texts and options give the same weights. */
export function learnBreaks(texts: readonly BreakText[], { rounds, seed }: Options): BreakModel {
  const random = createRandom(seed);
  const names = new Map<string, number>();
  const gaps = gapsOf(texts, names);
  const weights = new Float64Array(names.size);
  const steps = new Float64Array(names.size).fill(1e-3);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(gaps, random);
    for (const { looks, words, isBreak } of gaps) {
      const features = random.chance(hideWords) ? looks : [...looks, ...words];
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
  }
  const kept = [...names].filter(([, index]) => Math.abs(weights[index]!) >= smallest);
  return {
    weights: new Map(kept.map(([name, index]) => [name, Math.round(weights[index]! * 100) / 100])),
    threshold: Math.round(-bias * 100) / 100,
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
    return words.flatMap(({ start }, index) => {
      if (index === 0 || unclear.has(start)) return [];
      const { looks, words: named } = features[index]!;
      const gap = { looks: [...looks, ...lineFeatures(words, begin, before, index)], words: named, isBreak: breaks.has(start) };
      if (gap.isBreak) [before, begin] = [begin, index];
      return [gap];
    });
  });
  const counts = new Map<string, number>();
  for (const gap of raw) for (const name of [...gap.looks, ...gap.words]) counts.set(name, (counts.get(name) ?? 0) + 1);
  const numberOf = (name: string): number[] => {
    if ((counts.get(name) ?? 0) < leastSeen) return [];
    if (!names.has(name)) names.set(name, names.size);
    return [names.get(name)!];
  };
  return raw.map(({ looks, words, isBreak }) => ({ looks: looks.flatMap(numberOf), words: words.flatMap(numberOf), isBreak }));
}
