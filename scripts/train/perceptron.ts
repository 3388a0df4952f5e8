import {
  bestPath,
  emissions,
  forbiddenPairs,
  type Learner,
  learnAll,
  type Rounds,
  type Sequence,
  type Trained,
} from './sequences.ts';

/** An averaged structured perceptron (Collins 2002): decodes, and where the answer is wrong, moves the weights towards the truth. */
class Perceptron implements Learner {
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

  private allowed(): Float32Array {
    return this.transitions.map((weight, pair) => weight + this.forbidden[pair]!);
  }

  learn({ features, truth }: Sequence, hidden: Uint8Array): void {
    const { count } = this;
    const found = bestPath(emissions(features, this.weights, count, hidden), this.allowed(), count);
    let [before, foundBefore] = [count, count];
    features.forEach((groups, position) => {
      const [right, wrong] = [truth[position]!, found[position]!];
      if (right !== wrong)
        groups.forEach((rows, group) => {
          if (hidden[position]! & (1 << group)) return;
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

  /** The means of the weights over all steps. */
  average(): Trained {
    const { step } = this;
    const weights = this.weights.map((weight, at) => weight - this.sums[at]! / step);
    const transitions = this.transitions.map((weight, at) => weight - this.transitionSums[at]! / step + this.forbidden[at]!);
    return { weights, transitions };
  }
}

export function trainPerceptron(
  labels: readonly string[],
  rows: number,
  sequences: readonly Sequence[],
  rounds: Rounds,
): Trained {
  const perceptron = new Perceptron(labels, rows);
  learnAll(perceptron, sequences, rounds);
  return perceptron.average();
}
