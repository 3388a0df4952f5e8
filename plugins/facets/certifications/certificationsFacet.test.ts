import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { makeEvidence, makeFact, makeFacts, makeRequirements } from '../testing/makeFacts.ts';
import { certificationsFacet } from './certificationsFacet.ts';

function score(held: string[], asked: string[] = []) {
  const facts = makeFacts({ certifications: held.map((name) => makeFact({ name, known: null }, name)) });
  return certificationsFacet.score(facts, makeRequirements({ certifications: asked }));
}

describe('certificationsFacet', () => {
  for (const { name, run } of conformanceTests(certificationsFacet)) it(name, run);

  it('gives 12.5 for each certificate and at most 100', () => {
    expect(score(['PMP']).value).toBe(12.5);
    expect(score(['PMP', 'CISSP', 'CCNA']).value).toBe(37.5);
    expect(score(Array.from({ length: 9 }, (_, index) => `Certificate ${index}`)).value).toBe(100);
  });

  it('counts one certificate once', () => {
    expect(score(['AWS Certified Developer', 'AWS certified developer.']).value).toBe(12.5);
  });

  it('quotes what it counted', () => {
    expect(score(['PMP', 'CCNA']).evidence).toEqual([makeEvidence('PMP'), makeEvidence('CCNA')]);
  });

  it('names the asked certificates that are not there', () => {
    const { explanation } = score(['PMP (2019)'], ['PMP', 'CISSP']);
    expect(explanation.en).toBe('1 certificate, 12.5 points each, 100 at most: PMP (2019). Required but not found: CISSP.');
    expect(explanation.ru).toBe('1 сертификат, по 12,5 балла, всего не больше 100: PMP (2019). Требуется, но не найдено: CISSP.');
  });

  it('scores none as 0 and says that none is stated', () => {
    expect(score([])).toMatchObject({ value: 0, explanation: { en: 'No certificates found.' } });
  });
});
