import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { makeEvidence, makeFact, makeFacts, makeRequirements } from '../testing/makeFacts.ts';
import { achievementsFacet } from './achievementsFacet.ts';

function score(count: number) {
  const achievements = Array.from({ length: count }, (_, index) =>
    makeFact(`Raised sales by ${index}%`, `Raised sales by ${index}%`),
  );
  return achievementsFacet.score(makeFacts({ achievements }), makeRequirements({}));
}

describe('achievementsFacet', () => {
  for (const { name, run } of conformanceTests(achievementsFacet)) it(name, run);

  it('gives 10 for each achievement and at most 100', () => {
    expect([1, 4, 10, 14].map((count) => score(count).value)).toEqual([10, 40, 100, 100]);
  });

  it('quotes each and says how many', () => {
    expect(score(1).evidence).toEqual([makeEvidence('Raised sales by 0%')]);
    expect(score(3).explanation).toEqual({
      en: '3 measurable results, 10 points each, 100 at most.',
      ru: '3 измеримых результата, по 10 баллов, всего не больше 100.',
    });
  });

  it('weighs nothing by default', () => {
    expect(achievementsFacet.defaultWeight).toBe(0);
  });

  it('scores none as 0 and says so', () => {
    expect(score(0)).toMatchObject({ value: 0, explanation: { en: 'No measurable results found.' } });
  });
});
