/** What a model believes of a sequence: each probability is at `position * count + label`, each expected number of transitions at `from * count + to`. */
export interface Marginals {
  states: Float64Array;
  transitions: Float64Array;
}

/** The exponentials of the scores, relative to each position's highest, so that none overflows. */
function exponentials(scores: Float64Array, count: number): Float64Array {
  const found = new Float64Array(scores.length);
  for (let first = 0; first < scores.length; first += count) {
    const most = scores.subarray(first, first + count).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    for (let at = first; at < first + count; at += 1) found[at] = Math.exp(scores[at]! - most);
  }
  return found;
}

/** Divides the values of a position by their sum, which it returns. */
function normalise(values: Float64Array, first: number, count: number): number {
  let sum = 0;
  for (let at = first; at < first + count; at += 1) sum += values[at]!;
  for (let at = first; at < first + count; at += 1) values[at]! /= sum;
  return sum;
}

/** Below it, a probability changes no weight. */
const negligible = 1e-6;

/**
 * The probabilities of labels and of transitions, by the forward-backward algorithm. `steps` are the exponentials of the transitions' scores; those into
 * the first position are in the last row.
 */
export function marginalsOf(scores: Float64Array, steps: Float64Array, count: number): Marginals {
  const length = scores.length / count;
  const own = exponentials(scores, count);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length).fill(1);
  const sums = new Float64Array(length);
  for (let label = 0; label < count; label += 1) forward[label] = steps[count * count + label]! * own[label]!;
  sums[0] = normalise(forward, 0, count);
  for (let position = 1; position < length; position += 1) {
    const [before, first] = [(position - 1) * count, position * count];
    for (let label = 0; label < count; label += 1) {
      let sum = 0;
      for (let other = 0; other < count; other += 1) sum += forward[before + other]! * steps[other * count + label]!;
      forward[first + label] = sum * own[first + label]!;
    }
    sums[position] = normalise(forward, first, count);
  }
  const transitions = new Float64Array(steps.length);
  for (let position = length - 1; position > 0; position -= 1) {
    const [before, first] = [(position - 1) * count, position * count];
    for (let other = 0; other < count; other += 1) {
      const from = forward[before + other]!;
      let sum = 0;
      for (let label = 0; label < count; label += 1) {
        const at = first + label;
        const rest = (steps[other * count + label]! * own[at]! * backward[at]!) / sums[position]!;
        sum += rest;
        if (from * rest > negligible) transitions[other * count + label]! += from * rest;
      }
      backward[before + other] = sum;
    }
  }
  const states = forward.map((value, at) => value * backward[at]!);
  for (let label = 0; label < count; label += 1) transitions[count * count + label] = states[label]!;
  return { states, transitions };
}
