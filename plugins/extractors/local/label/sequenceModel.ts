import type { Features } from './features/features.ts';
import type { WeightTable } from './weightTable.ts';

/** A linear sequence model: each position has features, each feature has weights for some labels, and each pair of neighbouring labels has a weight. */
export interface SequenceModel {
  labels: readonly string[];
  /** In units of `unit`. */
  weights: WeightTable;
  unit: number;
  /** `transitions[a * n + b]`: from label a to label b; row n is the start of the sequence. Forbidden pairs hold -1e6. */
  transitions: Float32Array;
}

/** A label for each position, with the margin by which it beats the best sequence with another label there. */
export interface Labelled {
  labels: string[];
  margins: number[];
  /** `losses[position * n + label]`: by how much the best sequence with that label there is worse than the best of all. */
  losses: Float64Array;
}

/** `I…` may only follow its own kind; any other label may follow any label. */
export function mayFollow(previous: string | null, next: string): boolean {
  if (!/^I[a-z]/.test(next)) return true;
  return previous !== null && /^[BI][a-z]/.test(previous) && previous.slice(1) === next.slice(1);
}

/** The score of each label at each position, without its neighbours. */
export function emissionsOf(model: SequenceModel, features: readonly Features[]): Float64Array {
  const count = model.labels.length;
  const sums = new Int32Array(features.length * count);
  const sharedSums = new Map<readonly number[], Int32Array>();
  features.forEach(({ base, shared, words, headings }, position) => {
    const at = position * count;
    for (const group of [base, words, headings]) model.weights.addTo(sums, at, group);
    for (const group of shared) {
      const known = sharedSums.get(group) ?? new Int32Array(count);
      if (!sharedSums.has(group)) model.weights.addTo(known, 0, group);
      sharedSums.set(group, known);
      for (let label = 0; label < count; label += 1) sums[at + label]! += known[label]!;
    }
  });
  const scores = new Float64Array(sums.length);
  for (let index = 0; index < sums.length; index += 1) scores[index] = sums[index]! * model.unit;
  return scores;
}

/** More than what rounding changes. */
const slack = 1;

/** The pairs of a label with those that may stand beside it. */
interface Pairs {
  allowed: number[];
  most: number;
  least: number;
}

const knownPairs = new WeakMap<SequenceModel, { next: Pairs[]; previous: Pairs[] }>();

function pairsOf(model: SequenceModel): { next: Pairs[]; previous: Pairs[] } {
  const { transitions, labels } = model;
  const of = (weightWith: (other: number) => number): Pairs => {
    const allowed = [...labels.keys()].filter((other) => weightWith(other) > forbiddenLimit);
    const weights = allowed.map(weightWith);
    return { allowed, most: Math.max(...weights), least: Math.min(...weights) };
  };
  const known = knownPairs.get(model) ?? {
    next: labels.map((_, label) => of((other) => transitions[label * labels.length + other]!)),
    previous: labels.map((_, label) => of((other) => transitions[other * labels.length + label]!)),
  };
  knownPairs.set(model, known);
  return known;
}

/** The label with the highest sum, and those so close to it that the weight of a pair may make up for the difference. */
function rivalsOf(sums: Float64Array, pairs: readonly Pairs[]): number[] {
  let best = 0;
  for (let label = 1; label < sums.length; label += 1) if (sums[label]! > sums[best]!) best = label;
  const limit = sums[best]! + pairs[best]!.least - slack;
  const rivals = [best];
  for (let label = 0; label < sums.length; label += 1)
    if (label !== best && sums[label]! + pairs[label]!.most > limit) rivals.push(label);
  return rivals;
}

/** Best sums of all sequences that end (or, backwards, begin) with each label at each position. */
function bestSums(model: SequenceModel, emissions: Float64Array, length: number, backwards: boolean): Float64Array {
  const { transitions, labels } = model;
  const count = labels.length;
  const sums = new Float64Array(length * count);
  for (let label = 0; length > 0 && !backwards && label < count; label += 1)
    sums[label] = transitions[count * count + label]! + emissions[label]!;
  const { next, previous } = pairsOf(model);
  const [own, others] = backwards ? [next, previous] : [previous, next];
  const [ofLabel, ofOther] = backwards ? [count, 1] : [1, count];
  const neighbours = new Float64Array(count);
  for (let step = 1; step < length; step += 1) {
    const at = (backwards ? length - 1 - step : step) * count;
    const from = backwards ? at + count : at - count;
    for (let other = 0; other < count; other += 1)
      neighbours[other] = sums[from + other]! + (backwards ? emissions[from + other]! : 0);
    const rivals = rivalsOf(neighbours, others);
    for (let label = 0; label < count; label += 1) {
      let best = -Infinity;
      const isAllowed = transitions[label * ofLabel + rivals[0]! * ofOther]! > forbiddenLimit;
      for (const other of isAllowed ? rivals : own[label]!.allowed) {
        const pair = transitions[label * ofLabel + other * ofOther]!;
        const sum = sums[from + other]! + pair + (backwards ? emissions[from + other]! : 0);
        if (sum > best) best = sum;
      }
      sums[at + label] = best + (backwards ? 0 : emissions[at + label]!);
    }
  }
  return sums;
}

/** The sequence of labels with the highest sum, without margins: half the work. */
export function bestLabels(model: SequenceModel, emissions: Float64Array): string[] {
  const { transitions, labels } = model;
  const count = labels.length;
  const sums = bestSums(model, emissions, emissions.length / count, false);
  const found: string[] = [];
  let next = -1;
  for (let at = sums.length - count; at >= 0; at -= count) {
    let [best, label] = [-Infinity, 0];
    for (let index = 0; index < count; index += 1) {
      const sum = sums[at + index]! + (next < 0 ? 0 : transitions[index * count + next]!);
      if (sum > best) [best, label] = [sum, index];
    }
    found.push(labels[label]!);
    next = label;
  }
  return found.reverse();
}

/** The sequence of labels with the highest sum (Viterbi), derived from the best sums through each label at each position. */
export const decode = (model: SequenceModel, features: readonly Features[]): Labelled =>
  decodeScores(model, emissionsOf(model, features));

export function decodeScores(model: SequenceModel, emissions: Float64Array): Labelled {
  const count = model.labels.length;
  const length = emissions.length / count;
  const before = bestSums(model, emissions, length, false);
  const after = bestSums(model, emissions, length, true);
  const found: Labelled = { labels: [], margins: [], losses: new Float64Array(emissions.length) };
  let previous = -1;
  for (let position = 0; position < length; position += 1) {
    const at = position * count;
    let [best, second, label] = [-Infinity, -Infinity, 0];
    for (let index = 0; index < count; index += 1) {
      const through = before[at + index]! + after[at + index]!;
      const linked = previous < 0 || model.transitions[previous * count + index]! > forbiddenLimit;
      if (linked && through > best) [best, second, label] = [through, best, index];
      else if (through > second) second = through;
      found.losses[at + index] = -through;
    }
    for (let index = 0; index < count; index += 1) found.losses[at + index]! += best;
    found.labels.push(model.labels[label]!);
    found.margins.push(best - second);
    previous = label;
  }
  return found;
}

export const forbiddenLimit = -1e5;
