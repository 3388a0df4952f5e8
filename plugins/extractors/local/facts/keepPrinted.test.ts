import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../../conformance/sampleFacts.ts';
import { emptyResumeFacts } from '../../../contract.ts';
import { textDocument } from '../shared/textDocument.ts';
import { keepPrinted } from './keepPrinted.ts';

const fact = <T>(value: T) => ({ value, evidence: [], confidence: 1 });
const skill = (name: string) =>
  fact({ name, known: null, category: 'other' as const, source: 'listed' as const, lastUsed: null, months: null });

describe('keepPrinted', () => {
  it('keeps what the text says, over line breaks and in other case', () => {
    const facts = { ...emptyResumeFacts(), name: fact('Nora Falk'), skills: [skill('Deep cleaning')] };
    expect(keepPrinted(textDocument('NORA\nFALK\nDeep\ncleaning'), facts)).toEqual(facts);
  });

  it('keeps an address that only a link holds', () => {
    const document = {
      ...textDocument('Nora Falk'),
      links: [{ url: 'https://nora.example.org', page: 1, box: null, start: null, end: null }],
    };
    expect(keepPrinted(document, { ...emptyResumeFacts(), website: fact('nora.example.org') }).website?.value).toBe(
      'nora.example.org',
    );
  });

  it('removes every value that the text does not say', () => {
    const kept = keepPrinted(textDocument('Nobody wrote this.'), sampleFacts);
    const { years, salary, documentDate } = sampleFacts;
    expect(kept).toEqual({
      ...emptyResumeFacts(),
      years,
      salary,
      documentDate,
      experience: kept.experience,
    });
    for (const { value } of kept.experience)
      expect(value).toMatchObject({ company: null, position: null, location: null, responsibilities: [] });
  });

  it('removes pieces that stand apart in the text and were joined', () => {
    const facts = { ...emptyResumeFacts(), skills: [skill('Baking bread')] };
    expect(keepPrinted(textDocument('Baking\nCakes\nbread'), facts).skills).toEqual([]);
  });
});
