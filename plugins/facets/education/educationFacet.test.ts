import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import type { Education, EducationLevel, Fact } from '../../contract.ts';
import { makeEvidence, makeFact, makeFacts, makeRequirements } from '../testing/makeFacts.ts';
import { educationFacet } from './educationFacet.ts';

function study(level: EducationLevel | null, more: Partial<Education> = {}): Fact<Education> {
  const value: Education = {
    institution: null,
    degree: null,
    level,
    specialization: null,
    startYear: null,
    endYear: null,
    current: false,
    ...more,
  };
  return makeFact(value, more.degree ?? String(level));
}

function score(education: Fact<Education>[], required: EducationLevel | null = null) {
  return educationFacet.score(makeFacts({ education }), makeRequirements({ educationLevel: required }));
}

describe('educationFacet', () => {
  for (const { name, run } of conformanceTests(educationFacet)) it(name, run);

  it.each([
    ['secondary', 55],
    ['associate', 70],
    ['bachelor', 80],
    ['master', 90],
    ['doctorate', 100],
  ] as const)('scores %s as %i', (level, value) => {
    expect(score([study(level)]).value).toBe(value);
  });

  it('takes the highest degree, wherever it stands', () => {
    const result = score([
      study('bachelor', { degree: 'BSc' }),
      study('master', { degree: 'MSc in Physics' }),
      study('secondary'),
    ]);
    expect(result.value).toBe(90);
    expect(result.evidence).toEqual([makeEvidence('MSc in Physics')]);
    expect(result.explanation.en).toBe("Master's or specialist (“MSc in Physics”). No degree required.");
  });

  it('takes 20 off when the position asks for a higher degree, and says so', () => {
    const result = score([study('bachelor')], 'master');
    expect(result.value).toBe(60);
    expect(result.explanation.en).toContain("Below master's or specialist: −20");
    expect(result.explanation.ru).toContain('Ниже требуемого (магистратура или специалитет): −20');
    expect(score([study('master')], 'master').value).toBe(90);
  });

  it('counts a running study as the degree before it', () => {
    expect(score([study('master', { current: true })]).value).toBe(80);
    expect(score([study('bachelor', { current: true })], 'bachelor').value).toBe(35);
  });

  it('counts a study of untold level as the lowest', () => {
    expect(score([study(null, { institution: 'Riga School of Design' })]).value).toBe(55);
  });

  it('scores no stated education as 0, even where a degree is asked', () => {
    const result = score([], 'doctorate');
    expect(result.value).toBe(0);
    expect(result.explanation.en).toBe('No education found.');
  });
});
