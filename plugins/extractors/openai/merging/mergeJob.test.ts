import { describe, expect, it } from 'vitest';
import { documentOf, jobText } from '../../../conformance/sampleDocuments.ts';
import type { JobFacts, Requirement } from '../../../contract.ts';
import { makeQuotable } from '../quoting/quotable.ts';
import { mergeJob } from './mergeJob.ts';

const quotable = makeQuotable(documentOf(jobText), []);
const nothing: JobFacts = {
  title: null,
  requirements: [],
  minYears: null,
  education: null,
  salary: null,
  location: null,
  warnings: [],
};

function asked(label: string, quote: string, given: Partial<Requirement> = {}): Requirement {
  const evidence = quotable.findAll(quote).map((span) => quotable.evidence(span));
  return {
    label,
    known: null,
    kind: 'skill',
    category: 'technical',
    importance: 'must',
    minYears: null,
    confidence: 0.9,
    evidence,
    ...given,
  };
}

function merge(model: Requirement[], local: Requirement[]): string[] {
  const merged = mergeJob({ ...nothing, requirements: model }, { ...nothing, requirements: local });
  return merged.requirements.map(({ label, importance, minYears }) =>
    [label, importance, minYears].filter((part) => part !== null).join(' '),
  );
}

describe('mergeJob', () => {
  it('keeps the order of the model, with what only the local reader found behind it, musts first', () => {
    const local = [
      asked('SQL', 'SQL', { minYears: 3 }),
      asked('Python', 'Python'),
      asked('Tableau', 'Tableau', { importance: 'nice' }),
    ];
    expect(
      merge([asked('Apache Airflow', 'Airflow', { importance: 'nice' }), asked('Python', 'Python'), asked('SQL', 'SQL')], local),
    ).toEqual(['Python must', 'SQL must 3', 'Apache Airflow nice', 'Tableau nice']);
  });

  it('knows a language, a degree and a length of experience in other words', () => {
    const other = (kind: Requirement['kind']) => ({ kind, category: 'other' as const });
    const model = [
      asked('Fluent English', 'Fluent English', other('language')),
      asked("Bachelor's degree", "Bachelor's degree", other('education')),
      asked('3+ years', '3+ years', { ...other('experience'), minYears: 3 }),
    ];
    const local = [
      asked('English (Fluent)', 'Fluent English', other('language')),
      asked("Bachelor's degree in statistics", "Bachelor's degree in statistics", other('education')),
      asked('3+ years of experience', '3+ years of experience', { ...other('experience'), minYears: 3 }),
    ];
    expect(merge(model, local)).toEqual(['English (Fluent) must', "Bachelor's degree must", '3+ years must 3']);
  });

  it('prefers the names of skills to a phrase around them', () => {
    const phrase = asked('SQL and Python', 'SQL and Python', { category: 'other' });
    expect(merge([phrase], [asked('SQL', 'SQL'), asked('Python', 'Python')])).toEqual(['SQL must', 'Python must']);
    expect(merge([phrase], [])).toEqual(['SQL and Python must']);
  });
});
