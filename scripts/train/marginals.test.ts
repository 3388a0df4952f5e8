import { describe, expect, it } from 'vitest';
import { marginalsOf } from './marginals.ts';

describe('marginalsOf', () => {
  const count = 2;
  const scores = Float64Array.of(1, 0, 0.5, -1, 0, 2);
  const transitions = [0.3, -0.2, 0.1, 0.7, -0.4, 0.2];
  const { states, transitions: pairs } = marginalsOf(scores, Float64Array.from(transitions, Math.exp), count);

  /** Every sequence of labels, with its weight. */
  const paths = Array.from({ length: 8 }, (_, code) => [code >> 2, (code >> 1) & 1, code & 1]).map((labels) => {
    const score = labels.reduce(
      (sum, label, at) => sum + scores[at * count + label]! + transitions[(at === 0 ? count : labels[at - 1]!) * count + label]!,
      0,
    );
    return { labels, weight: Math.exp(score) };
  });
  const share = (has: (labels: readonly number[]) => number) =>
    paths.reduce((sum, { labels, weight }) => sum + weight * has(labels), 0) / paths.reduce((sum, { weight }) => sum + weight, 0);

  it('gives each label at each position the share of the sequences that have it', () => {
    for (let at = 0; at < scores.length; at += 1)
      expect(states[at]).toBeCloseTo(share((labels) => Number(labels[Math.floor(at / count)] === at % count)));
  });

  it('counts the transitions', () => {
    for (const [from, to] of [0, 1].flatMap((one) => [0, 1].map((other) => [one, other] as const)))
      expect(pairs[from * count + to]).toBeCloseTo(
        share((labels) => labels.filter((label, at) => at > 0 && label === to && labels[at - 1] === from).length),
      );
    expect(pairs[count * count]).toBeCloseTo(states[0]!);
  });
});
