import { describe, expect, it } from 'vitest';
import type { JobFacts, Requirement } from '../../../plugins/contract.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { compareWithBaseline, toBaseline } from '../baseline.ts';
import { jobFigures } from './jobFigures.ts';
import { inForm, jobForms } from './jobForms.ts';
import type { JobResult } from './runJobs.ts';
import { jobFields, scoreFacts } from './scoreAdvertisements.ts';

const readers = builtInPlugins.filter((plugin) => plugin.kind === 'reader');
const nothing: JobFacts = {
  title: null,
  requirements: [],
  minYears: null,
  education: null,
  salary: null,
  location: null,
  warnings: [],
};
const text = 'Cook\n\nRequirements\n- Soups & sauces\n- Bread';

const result = (right: number, missed: number): JobResult => ({
  half: 'measure',
  form: 'written',
  advertisements: 1,
  fields: Object.fromEntries(
    jobFields.map((field) => [field, field === 'must' ? { right, wrong: 1, missed } : { right: 1, wrong: 0, missed: 0 }]),
  ) as JobResult['fields'],
  musts: right + missed,
  mustsNamed: right + missed,
  misses: [],
});

const skill = (label: string, importance: 'must' | 'nice'): Requirement => ({
  label,
  known: null,
  kind: 'skill',
  category: 'technical',
  importance,
  minYears: null,
  confidence: 0.9,
  evidence: [],
});

const quality = (label: string, importance: 'must' | 'nice'): Requirement => ({
  ...skill(label, importance),
  kind: 'soft-skill',
  category: 'soft',
});

const truth = {
  title: null,
  must: ['Bread', 'Soups'],
  nice: [],
  may: [],
  soft: [],
  years: null,
  education: null,
  certificates: [],
  languages: [],
  salary: null,
  location: null,
};

describe('inForm', () => {
  it.each(jobForms)('keeps the words of a description: %s', async (form) => {
    const document = await inForm(text, form, readers);
    expect(
      document.lines
        .map(({ start, end }) => document.text.slice(start, end))
        .join(' ')
        .replaceAll('- ', ''),
    ).toBe('Cook Requirements Soups & sauces Bread');
  });

  it('keeps lists in a Word document', async () => {
    const document = await inForm(text, 'Word document', readers);
    expect(document.lines.map(({ listItem }) => listItem)).toEqual([false, false, true, true]);
  });
});

describe('scoreFacts', () => {
  it('takes a must-have found as a wish for missed', () => {
    const facts: JobFacts = {
      ...nothing,
      requirements: [skill('Bread', 'must'), skill('Soups', 'nice'), skill('Cakes', 'must')],
    };
    expect(scoreFacts(facts, truth).must).toEqual({ right: 1, wrong: ['Cakes'], missed: ['Soups'] });
  });

  it('takes a must-have found as a quality for found, and for no surplus quality', () => {
    const facts: JobFacts = {
      ...nothing,
      requirements: [quality('Bread', 'must'), quality('Soups', 'nice'), quality('Patience', 'must')],
    };
    const { must, soft } = scoreFacts(facts, truth);
    expect(must).toEqual({ right: 1, wrong: [], missed: ['Soups'] });
    expect(soft.wrong).toEqual(['Patience']);
  });
});

describe('the baseline of job descriptions', () => {
  it('holds recall and precision of must-haves, and fails when one falls', () => {
    expect(jobFigures(result(3, 1))).toMatchObject({ mustRecall: 0.75, namedRecall: 1, mustSurplus: 0.25 });
    const baseline = toBaseline([], [result(3, 1)]);
    expect(compareWithBaseline(baseline, [], [result(3, 1)])).toEqual([]);
    expect(compareWithBaseline(baseline, [], [result(2, 2)])[0]).toContain('must recall fell to 0.500');
  });
});
