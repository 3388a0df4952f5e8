import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { arbitraryCandidates, makeCandidate, shuffled } from '../testing/arbitraryCandidates.ts';
import { achieversComparison } from './achieversComparison.ts';

const { compare } = achieversComparison;
/** A group, and the same group in another order. */
const twice = arbitraryCandidates.chain((group) => fc.tuple(fc.constant(group), shuffled(group)));

describe('achieversComparison', () => {
  for (const { name, run } of conformanceTests(achieversComparison)) it(name, run);

  it('puts the best overall first, then more achievements', () => {
    const group = [
      makeCandidate({ id: 'few', achievements: ['Cut costs by 3%'] }),
      makeCandidate({ id: 'best' }),
      makeCandidate({ id: 'unscored', achievements: ['a', 'b', 'c'] }),
      makeCandidate({ id: 'many', achievements: ['Sold 40 boats', 'Hired 12'] }),
    ];
    const scores = new Map([
      ['few', 70],
      ['many', 70],
      ['best', 91.5],
    ]);
    expect(compare(group, { scores, top: 3 })).toEqual([
      { candidateId: 'best', overall: 91.5, achievements: [] },
      { candidateId: 'many', overall: 70, achievements: ['Sold 40 boats', 'Hired 12'] },
      { candidateId: 'few', overall: 70, achievements: ['Cut costs by 3%'] },
    ]);
    expect(compare(group, { scores }).at(-1)).toMatchObject({ candidateId: 'unscored', overall: null });
  });

  it('gives the same rows in whatever order candidates come', () => {
    fc.assert(
      fc.property(twice, ([group, other]) => {
        expect(compare(other, {})).toEqual(compare(group, {}));
      }),
    );
  });
});
