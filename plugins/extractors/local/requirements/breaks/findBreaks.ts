import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gapFeatures, lineFeatures, wordsOf } from './breakFeatures.ts';

/** Weights of features of gaps between words, as `scripts/train` learns them. */
export interface BreakModel {
  weights: ReadonlyMap<string, number>;
  /** Sum of weights from which a gap is a lost line break. */
  threshold: number;
}

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
export function findBreaks(text: string, { weights, threshold }: BreakModel = loadBreakModel()): number[] {
  const words = wordsOf(text);
  const features = gapFeatures(text, words);
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  const breaks: number[] = [];
  let [begin, before] = [0, 0];
  for (let index = 1; index < words.length; index += 1) {
    const { looks, words: named } = features[index]!;
    if (sumOf(looks) + sumOf(named) + sumOf(lineFeatures(words, begin, before, index)) < threshold) continue;
    breaks.push(words[index]!.start);
    [before, begin] = [begin, index];
  }
  return breaks;
}
