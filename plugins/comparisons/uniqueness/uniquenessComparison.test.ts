import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { arbitraryCandidates, makeCandidate, shuffled } from '../testing/arbitraryCandidates.ts';
import { uniquenessComparison } from './uniquenessComparison.ts';

const { compare } = uniquenessComparison;
/** A group, and the same group in another order. */
const twice = arbitraryCandidates.chain((group) => fc.tuple(fc.constant(group), shuffled(group)));

describe('uniquenessComparison', () => {
  for (const { name, run } of conformanceTests(uniquenessComparison)) it(name, run);

  const scores = (...group: Parameters<typeof compare>[0]) => compare(group, {}).map(({ score }) => score);

  it('is unknown without others, and without anything to compare', () => {
    expect(scores(makeCandidate({ id: 'alone', skills: ['Rust'] }))).toEqual([null]);
    expect(scores(makeCandidate({ id: 'silent' }), makeCandidate({ id: 'other', skills: ['Rust'] }))[0]).toBeNull();
  });

  it('is 100 for five things that nobody else has, and 0 for what everybody has', () => {
    const gem = makeCandidate({ id: 'gem', skills: ['A', 'B', 'C', 'D'], certifications: ['E'] });
    const same = makeCandidate({ id: 'x', skills: ['Q'] });
    expect(scores(gem, same, { ...same, id: 'y' })).toEqual([100, 7.4, 7.4]);
    expect(scores(same, { ...same, id: 'y' })).toEqual([0, 0]);
  });

  it('does not call one odd word a hidden gem', () => {
    expect(scores(makeCandidate({ id: 'odd', skills: ['Xyzzy'] }), makeCandidate({ id: 'b', skills: ['SQL'] }))[0]).toBe(20);
  });

  it('tells the rare things of the larger group it is given', () => {
    const group = {
      size: 1000,
      skills: new Map([
        ['rust', 20],
        ['sql', 21],
      ]),
      certifications: new Map(),
      isShared: () => false,
    };
    expect(compare([makeCandidate({ id: 'a', skills: ['SQL', 'Rust'] })], { group })).toMatchObject([
      { rareSkills: [{ name: 'Rust', holders: 20 }], score: 22.5 },
    ]);
  });

  it('lies between 0 and 100 and does not depend on the order', () => {
    fc.assert(
      fc.property(twice, ([group, other]) => {
        const byId = (rows: ReturnType<typeof compare>) => new Map(rows.map((row) => [row.candidateId, row]));
        const rows = byId(compare(group, {}));
        for (const { score } of rows.values()) if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
        expect(byId(compare(other, {}))).toEqual(rows);
      }),
    );
  });

  it('rises when everything stays and something common becomes rare', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 50 }), (size) => {
        const group = (holders: number) => ({
          size,
          skills: new Map([['a', holders]]),
          certifications: new Map(),
          isShared: () => false,
        });
        const score = (holders: number) =>
          compare([makeCandidate({ id: 'a', skills: ['A'] })], { group: group(holders) })[0]?.score ?? -1;
        expect(score(1)).toBeGreaterThan(score(size));
      }),
    );
  });
});
