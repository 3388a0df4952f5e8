import { describe, expect, it } from 'vitest';
import { storedJobFacts, storedResumeFacts } from './storedFacts.ts';

const proof = { evidence: [{ text: 'JS', page: 1, start: 0, end: 2 }], confidence: 0.9 };

describe('storedResumeFacts', () => {
  it('reads what an older extractor stored', () => {
    const facts = storedResumeFacts({
      skills: [
        {
          value: { name: 'JavaScript', raw: 'JS', category: 'technical', source: 'experience', lastUsed: null, months: 3 },
          ...proof,
        },
      ],
      languages: [{ value: { name: 'German', level: 'C1' }, ...proof }],
      certifications: [{ value: 'CELTA', ...proof }],
      salary: { value: { amount: 60_000, max: null, currency: 'EUR' }, ...proof },
    });
    expect(facts.skills[0]?.value).toEqual({
      name: 'JS',
      known: 'JavaScript',
      category: 'technical',
      source: 'shown',
      lastUsed: null,
      months: 3,
    });
    expect(facts.languages[0]?.value).toEqual({ name: 'German', known: 'German', level: 'C1' });
    expect(facts.certifications[0]?.value).toEqual({ name: 'CELTA', known: null });
    expect(facts.salary?.value.period).toBe('year');
    expect(facts.name).toBeNull();
  });

  it('leaves what is stored today as it is', () => {
    const facts = storedResumeFacts({ certifications: [{ value: { name: 'CELTA', known: 'CELTA' }, ...proof }] });
    expect(storedResumeFacts(facts)).toEqual(facts);
  });
});

describe('storedJobFacts', () => {
  it('reads requirements without a known name', () => {
    const stored = { requirements: [{ label: 'Python', kind: 'skill', ...proof }], salary: null };
    expect(storedJobFacts(stored).requirements[0]).toMatchObject({ label: 'Python', known: null });
  });
});
