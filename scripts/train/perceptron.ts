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
  transitions: Float32Array;
}

/** The generator of Numerical Recipes: the same seed gives the same weights. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function forbiddenPairs(labels: readonly string[]): Float32Array {
  const count = labels.length;
  return Float32Array.from({ length: (count + 1) * count }, (_, pair) => {
    const from = Math.floor(pair / count);
    return mayFollow(from < count ? labels[from]! : null, labels[pair % count]!) ? 0 : 10 * forbiddenLimit;
  });
}

/** An averaged structured perceptron (Collins 2002): decodes, and where the answer is wrong, moves the weights towards the truth. */
export class Perceptron {
  private readonly count: number;
  private readonly weights: Float32Array;
  private readonly sums: Float64Array;
  private readonly transitions: Float32Array;
  private readonly transitionSums: Float64Array;
  private readonly forbidden: Float32Array;
  private step = 1;

  constructor(labels: readonly string[], rows: number) {
    this.count = labels.length;
    this.weights = new Float32Array(rows * this.count);
    this.sums = new Float64Array(rows * this.count);
    this.transitions = new Float32Array((this.count + 1) * this.count);
    this.transitionSums = new Float64Array(this.transitions.length);
    this.forbidden = forbiddenPairs(labels);
  }

  private emissions(features: readonly Int32Array[][], hidden: Uint8Array | null): Float64Array {
    const { count, weights } = this;
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

  decode(features: readonly Int32Array[][], hidden: Uint8Array | null = null): Uint8Array {
    const { count, transitions, forbidden } = this;
    const length = features.length;
    const scores = this.emissions(features, hidden);
    const links = new Uint8Array(length * count);
    for (let label = 0; label < count; label += 1)
      scores[label]! += transitions[count * count + label]! + forbidden[count * count + label]!;
    for (let position = 1; position < length; position += 1)
      for (let label = 0; label < count; label += 1) {
        let [best, link] = [Number.NEGATIVE_INFINITY, 0];
        for (let other = 0; other < count; other += 1) {
          const pair = other * count + label;
          const sum = scores[(position - 1) * count + other]! + transitions[pair]! + forbidden[pair]!;
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
    for (let position = length - 1; position > 0; position -= 1)
      found[position - 1] = links[position * count + found[position]!]!;
    return found;
  }

  private move(rows: Int32Array, label: number, by: number): void {
    for (const row of rows) {
      this.weights[row * this.count + label]! += by;
      this.sums[row * this.count + label]! += by * this.step;
    }
  }

  private moveTransition(pair: number, by: number): void {
    this.transitions[pair]! += by;
    this.transitionSums[pair]! += by * this.step;
  }

  learn({ features, truth }: Sequence, hidden: Uint8Array | null): void {
    const { count } = this;
    const found = this.decode(features, hidden);
    let [before, foundBefore] = [count, count];
    features.forEach((groups, position) => {
      const [right, wrong] = [truth[position]!, found[position]!];
      if (right !== wrong)
        groups.forEach((rows, group) => {
          if (hidden && hidden[position]! & (1 << group)) return;
          this.move(rows, right, 1);
          this.move(rows, wrong, -1);
        });
      if (before !== foundBefore || right !== wrong) {
        this.moveTransition(before * count + right, 1);
        this.moveTransition(foundBefore * count + wrong, -1);
      }
      [before, foundBefore] = [right, wrong];
    });
    this.step += 1;
  }

  /** Replaces the weights by their means over all steps. */
  average(): Trained {
    this.weights.forEach((weight, at) => {
      this.weights[at] = weight - this.sums[at]! / this.step;
    });
    this.transitions.forEach((weight, at) => {
      this.transitions[at] = weight - this.transitionSums[at]! / this.step;
    });
    return { weights: this.weights, transitions: this.transitions.map((weight, at) => weight + this.forbidden[at]!) };
  }
}

/** Trains on all sequences, in a new order each round. */
export function train(
  labels: readonly string[],
  rows: number,
  sequences: readonly Sequence[],
  { rounds, seed, dropout }: { rounds: number; seed: number; dropout: Dropout },
): Perceptron {
  const random = seededRandom(seed);
  const perceptron = new Perceptron(labels, rows);
  const order = sequences.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (const index of order) {
      const sequence = sequences[index]!;
      if (sequence.truth.length > 0) perceptron.learn(sequence, dropout(sequence.truth.length, random));
    }
  }
  return perceptron;
}
