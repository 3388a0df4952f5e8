import { marginalsOf } from './marginals.ts';
import { emissions, forbiddenPairs, type Learner, learnAll, type Rounds, type Sequence, type Trained } from './sequences.ts';

/** Values that are learned by steps, each the smaller the more its value has moved already (AdaGrad, Duchi 2011), and their mean over all steps. */
class Learned {
  readonly values: Float32Array;
  private readonly squares: Float32Array;
  private readonly sums: Float64Array;

  constructor(length: number) {
    this.values = new Float32Array(length);
    this.squares = new Float32Array(length).fill(1e-6);
    this.sums = new Float64Array(length);
  }

  move(at: number, gradient: number, rate: number, step: number): void {
    this.squares[at]! += gradient * gradient;
    const by = (rate * gradient) / Math.sqrt(this.squares[at]!);
    this.values[at]! -= by;
    this.sums[at]! -= by * step;
  }

  average(steps: number): Float32Array {
    return this.values.map((value, at) => value - this.sums[at]! / steps);
  }
}

/** Smaller differences between belief and truth move no weights. */
const leastGradient = 1e-3;

/** A conditional random field (Lafferty 2001): learns to believe in the true labels among all sequences of labels. */
class RandomField implements Learner {
  private readonly count: number;
  private readonly weights: Learned;
  private readonly transitions: Learned;
  private readonly forbidden: Float32Array;
  private readonly rate: number;
  private step = 1;

  constructor(labels: readonly string[], rows: number, rate: number) {
    this.count = labels.length;
    this.rate = rate;
    this.weights = new Learned(rows * this.count);
    this.transitions = new Learned((this.count + 1) * this.count);
    this.forbidden = forbiddenPairs(labels);
  }

  /** Moves the weights from what the field believes towards the truth. */
  learn({ features, truth }: Sequence, hidden: Uint8Array): void {
    const { count, rate, step, forbidden } = this;
    const scores = emissions(features, this.weights.values, count, hidden);
    const steps = Float64Array.from(forbidden, (cost, pair) => Math.exp(this.transitions.values[pair]! + cost));
    const { states, transitions } = marginalsOf(scores, steps, count);
    truth.forEach((label, position) => {
      states[position * count + label]! -= 1;
      transitions[(position === 0 ? count : truth[position - 1]!) * count + label]! -= 1;
    });
    transitions.forEach((gradient, pair) => {
      if (gradient !== 0 && forbidden[pair] === 0) this.transitions.move(pair, gradient, rate, step);
    });
    const labels = Array.from({ length: count }, (_, label) => label);
    features.forEach((groups, position) => {
      const first = position * count;
      const moved = labels.filter((label) => Math.abs(states[first + label]!) > leastGradient);
      if (moved.length === 0) return;
      groups.forEach((rows, group) => {
        if (hidden[position]! & (1 << group)) return;
        for (const row of rows)
          for (const label of moved) this.weights.move(row * count + label, states[first + label]!, rate, step);
      });
    });
    this.step += 1;
  }

  /** The means of the weights over all steps. */
  average(): Trained {
    const transitions = this.transitions.average(this.step).map((weight, pair) => weight + this.forbidden[pair]!);
    return { weights: this.weights.average(this.step), transitions };
  }
}

export interface FieldRounds extends Rounds {
  /** The size of the steps. With smaller ones the weights hold better on documents by other writers, but need more rounds. */
  rate: number;
}

/**
 * Learns better than a perceptron from the same documents: it stops at no label that is right by little, and a feature that seldom occurs
 * moves as far as one that often does.
 */
export function trainField(
  labels: readonly string[],
  rows: number,
  sequences: readonly Sequence[],
  { rate, ...rounds }: FieldRounds,
): Trained {
  const field = new RandomField(labels, rows, rate);
  learnAll(field, sequences, rounds);
  return field.average();
}
