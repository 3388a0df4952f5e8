import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import type { ResumeFacts } from '../../contract.ts';
import { overallScore } from '../../facets/overallScore.ts';
import { makeRequirements } from '../../facets/testing/makeFacts.ts';
import { builtInPlugins } from '../../index.ts';
import { createRegistry } from '../../registry.ts';
import { arbitraryCandidates, makeCandidate, shuffled } from '../testing/arbitraryCandidates.ts';
import { suggestionsComparison } from './suggestionsComparison.ts';

const { compare } = suggestionsComparison;
const { facets } = createRegistry(builtInPlugins);
/** A group, and the same group in another order. */
const twice = arbitraryCandidates.chain((group) => fc.tuple(fc.constant(group), shuffled(group)));

describe('suggestionsComparison', () => {
  for (const { name, run } of conformanceTests(suggestionsComparison)) it(name, run);

  const requirements = makeRequirements({ requiredSkills: ['Python', 'SQL', 'Rust'], minYears: 3 });
  /** Scores like the ranking: every facet, with its default weight. */
  const assess = (facts: ResumeFacts) => {
    const scores = facets.map((facet) => facet.score(facts, requirements));
    const overall = overallScore(
      scores.map(({ value }) => value),
      facets.map(({ defaultWeight }) => defaultWeight),
    );
    return { overall, matched: scores[0]?.matched ?? [] };
  };

  it('puts the best fit first, with the level and the key skills', () => {
    const rows = compare(
      [
        makeCandidate({ id: 'weak', skills: ['Cooking'], years: 4 }),
        makeCandidate({ id: 'strong', skills: ['Cooking', 'rust', 'Python'], years: 7 }),
        makeCandidate({ id: 'unknown', skills: ['SQL'] }),
      ],
      { assess },
    );
    expect(rows.map(({ candidateId, skillLevel, keySkills }) => [candidateId, skillLevel, keySkills])).toEqual([
      ['strong', 'Senior', ['Python', 'Rust', 'Cooking']],
      ['weak', 'Middle', ['Cooking']],
      ['unknown', null, ['SQL']],
    ]);
    expect(compare([makeCandidate({ id: 'a' }), makeCandidate({ id: 'b' })], { assess, top: 1 })).toHaveLength(1);
  });

  it.each([
    [7, 'Senior'],
    [6.9, 'Middle'],
    [4, 'Middle'],
    [3.9, 'Junior'],
    [0, 'Junior'],
    [null, null],
  ])('calls %s years %s', (years, level) => {
    expect(compare([makeCandidate({ id: 'a', years })], {})).toMatchObject([{ skillLevel: level, fit: null }]);
  });

  it('gives the same rows in whatever order candidates come', () => {
    fc.assert(
      fc.property(twice, ([group, other]) => {
        expect(compare(other, { assess })).toEqual(compare(group, { assess }));
      }),
      { numRuns: 40 },
    );
  });

  it('never gives a lower fit for more skills', () => {
    const names = fc.subarray(['Python', 'SQL', 'Rust', 'Go', 'Cooking', 'PostgreSQL', '<i>x</i>']);
    fc.assert(
      fc.property(names, names, (some, others) => {
        const fit = (skills: string[]) => compare([makeCandidate({ id: 'a', skills, years: 5 })], { assess })[0]?.fit ?? 0;
        expect(fit([...some, ...others])).toBeGreaterThanOrEqual(fit(some));
      }),
    );
  });
});
