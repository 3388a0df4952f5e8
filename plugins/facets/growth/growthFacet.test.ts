import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { makeFact, makeFacts, makeJob, makeRequirements } from '../testing/makeFacts.ts';
import { growthFacet } from './growthFacet.ts';

describe('growthFacet', () => {
  for (const { name, run } of conformanceTests(growthFacet)) it(name, run);

  it('gives 10 for each step up, oldest job first, and quotes both ends of the step', () => {
    const facts = makeFacts({
      experience: [
        makeJob({ position: 'Lead Engineer', start: '2021' }),
        makeJob({ position: 'Senior Engineer', start: '2018-05' }),
        makeJob({ position: 'Software Engineer', start: '2016' }),
        makeJob({ position: 'Software Engineer', start: '2015' }),
      ],
    });
    const score = growthFacet.score(facts, makeRequirements({}));
    expect(score.value).toBe(20);
    expect(score.explanation.en).toBe(
      '2 promotions in 4 jobs: Software Engineer → Senior Engineer, Senior Engineer → Lead Engineer.',
    );
    expect(score.explanation.ru).toContain('2 повышения (мест работы: 4)');
    expect(score.evidence.map((quote) => quote.text)).toEqual([
      'Software Engineer',
      'Senior Engineer',
      'Senior Engineer',
      'Lead Engineer',
    ]);
  });

  it('sees a wider scope under the same title as a step', () => {
    const facts = makeFacts({
      experience: [makeJob({ position: 'Regional Sales Manager' }), makeJob({ position: 'Sales Manager' })],
    });
    expect(growthFacet.score(facts, makeRequirements({})).value).toBe(10);
  });

  it('counts nothing for steps down or a single job', () => {
    const down = makeFacts({
      experience: [makeJob({ position: 'Engineer', start: '2020' }), makeJob({ position: 'Engineering Manager', start: '2015' })],
    });
    expect(growthFacet.score(down, makeRequirements({})).value).toBe(0);
    const single = makeFacts({ experience: [makeJob({ position: 'Director' })] });
    expect(growthFacet.score(single, makeRequirements({})).value).toBe(0);
  });

  it('keeps the listed order where only one date is exact', () => {
    const facts = makeFacts({
      experience: [makeJob({ position: 'Team Lead', start: '2019' }), makeJob({ position: 'Developer', start: '2019-06' })],
    });
    expect(growthFacet.score(facts, makeRequirements({})).value).toBe(10);
  });

  it('counts the years beyond the minimum where no job title is known', () => {
    const facts = makeFacts({ years: makeFact(7.5, '7.5 years') });
    expect(growthFacet.score(facts, makeRequirements({ minYears: 4 })).value).toBe(35);
    expect(growthFacet.score(facts, makeRequirements({ minYears: 10 })).value).toBe(0);
    expect(growthFacet.score(makeFacts({ years: makeFact(40, '40 years') }), makeRequirements({})).value).toBe(100);
  });

  it('scores neither titles nor years as 0 and says so', () => {
    expect(growthFacet.score(makeFacts({}), makeRequirements({}))).toMatchObject({
      value: 0,
      explanation: { en: 'No job titles or years found.' },
    });
  });
});
