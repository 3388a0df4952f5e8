import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { makeEvidence, makeFact, makeFacts, makeJob, makeRequirements } from '../testing/makeFacts.ts';
import { experienceFacet, experienceValue } from './experienceFacet.ts';

describe('experienceFacet', () => {
  for (const { name, run } of conformanceTests(experienceFacet)) it(name, run);

  it.each([
    [6, 5, 100],
    [5, 5, 83.3],
    [5.5, 5, 91.7],
    [4, 5, 72],
    [2.5, 5, 45],
    [0, 5, 0],
    [20, 5, 100],
    [1, 0, 100],
  ])('scores %f years against %f as %f', (years, minYears, value) => {
    expect(experienceValue(years, minYears)).toBe(value);
  });

  it('never scores more years lower', () => {
    const values = Array.from({ length: 100 }, (_, index) => experienceValue(index / 10, 5));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('assumes a minimum of 3 where none is stated, and says so', () => {
    const score = experienceFacet.score(makeFacts({ years: makeFact(3, '3 years') }), makeRequirements({}));
    expect(score.value).toBe(83.3);
    expect(score.explanation.en).toBe(
      '3 years of experience; no minimum in the position, so 3 is used; full score at 3.6 years.',
    );
    expect(score.explanation.ru).toBe('Стаж: 3 года; минимум в вакансии не указан, берём 3; высший балл при 3,6.');
  });

  it('says how much is missing', () => {
    const score = experienceFacet.score(makeFacts({ years: makeFact(2.5, '2.5 years') }), makeRequirements({ minYears: 5 }));
    expect(score.explanation.en).toContain('2.5 years short');
    expect(score.explanation.ru).toContain('не хватает 2,5');
    expect(score.evidence).toEqual([makeEvidence('2.5 years')]);
  });

  it('quotes the dated jobs where the years are a sum', () => {
    const facts = makeFacts({
      years: { value: 4, evidence: [], confidence: 1 },
      experience: [makeJob({ position: 'Nurse', months: 48 }), makeJob({ position: 'Volunteer' })],
    });
    expect(experienceFacet.score(facts, makeRequirements({})).evidence).toEqual([makeEvidence('Nurse')]);
  });

  it('scores unknown years as 0 and says that they are not stated', () => {
    const score = experienceFacet.score(makeFacts({}), makeRequirements({ minYears: 2 }));
    expect(score).toEqual({
      value: 0,
      explanation: { en: 'No years of work found.', ru: 'Стаж не указан.' },
      evidence: [],
    });
  });
});
