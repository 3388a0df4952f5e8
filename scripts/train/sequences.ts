import { forbiddenLimit, mayFollow } from '../../plugins/extractors/local/label/sequenceModel.ts';

/** A sequence: for each position, the features of each group as row numbers, and the true label. */
export interface Sequence {
  features: Int32Array[][];
  truth: Uint8Array;
}

/** Groups of features hidden from each position: a set bit g hides group g. */
export type Dropout = (length: number, random: () => number) => Uint8Array;

export interface Trained {
  weights: Float32Array;
  /** At `from * count + to`; those into the first position are in the last row. */
  transitions: Float32Array;
}

/** A model that learns one sequence after another. */
export interface Learner {
  learn: (sequence: Sequence, hidden: Uint8Array) => void;
}

/** The generator of Numerical Recipes: the same seed gives the same weights. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** What forbidden transitions cost; allowed ones cost nothing. */
export function forbiddenPairs(labels: readonly string[]): Float32Array {
  const count = labels.length;
  return Float32Array.from({ length: (count + 1) * count }, (_, pair) => {
    const from = Math.floor(pair / count);
    return mayFollow(from < count ? labels[from]! : null, labels[pair % count]!) ? 0 : 10 * forbiddenLimit;
  });
}

/** The score of each label at each position, without its neighbours. */
export function emissions(
  features: readonly Int32Array[][],
  weights: Float32Array,
  count: number,
  hidden: Uint8Array | null,
): Float64Array {
  const scores = new Float64Array(features.length * count);
  features.forEach((groups, position) => {
    groups.forEach((rows, group) => {
      if (hidden && hidden[position]! & (1 << group)) return;
      for (const row of rows)
        for (let label = 0, at = row * count, to = position * count; label < count; label += 1, at += 1, to += 1)
          scores[to]! += weights[at]!;
    });
  });
  return scores;
}

/** The best labels by their scores, which it changes, and those of their transitions (Viterbi). */
export function bestPath(scores: Float64Array, transitions: Float32Array, count: number): Uint8Array {
  const length = scores.length / count;
  const links = new Uint8Array(length * count);
  for (let label = 0; label < count; label += 1) scores[label]! += transitions[count * count + label]!;
  for (let position = 1; position < length; position += 1)
    for (let label = 0; label < count; label += 1) {
      let [best, link] = [Number.NEGATIVE_INFINITY, 0];
      for (let other = 0; other < count; other += 1) {
        const sum = scores[(position - 1) * count + other]! + transitions[other * count + label]!;
        if (sum > best) {
          best = sum;
          link = other;
        }
      }
      scores[position * count + label]! += best;
      links[position * count + label] = link;
    }
  const found = new Uint8Array(length);
  const last = (length - 1) * count;
  for (let label = 1; label < count; label += 1)
    if (scores[last + label]! > scores[last + found[length - 1]!]!) found[length - 1] = label;
  for (let position = length - 1; position > 0; position -= 1) found[position - 1] = links[position * count + found[position]!]!;
  return found;
}

export interface Rounds {
  rounds: number;
  seed: number;
  dropout: Dropout;
}

/** Lets a learner see all sequences, in a new order each round. */
export function learnAll(learner: Learner, sequences: readonly Sequence[], { rounds, seed, dropout }: Rounds): void {
  const random = seededRandom(seed);
  const order = sequences.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (const index of order) {
      const sequence = sequences[index]!;
      if (sequence.truth.length > 0) learner.learn(sequence, dropout(sequence.truth.length, random));
    }
  }
}
