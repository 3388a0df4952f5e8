import { describe, expect, it } from 'vitest';
import type { Mention } from './mention.ts';
import { withoutDetails } from './mergeMentions.ts';

const asking = { importance: 'must', explicit: true, confidence: 0.9 } as const;

function kept(text: string, names: Readonly<Record<string, Mention['category']>>): string[] {
  const mentions = Object.entries(names).map(([name, category]): Mention => {
    const start = text.indexOf(name);
    return { name, known: name, category, domain: '', asking, confidence: 0.9, minYears: null, start, end: start + name.length };
  });
  return withoutDetails(text, mentions).map(({ name }) => name);
}

describe('withoutDetails', () => {
  it('leaves out what of a product is to be known, and what for', () => {
    expect(kept('SQL (joins, query tuning)', { SQL: 'technical', 'query tuning': 'technical' })).toEqual(['SQL']);
    expect(kept('Excel: pivot tables', { Excel: 'technical', 'pivot tables': 'other' })).toEqual(['Excel']);
    expect(kept('spoken English for safety briefings', { 'safety briefings': 'other' })).toEqual([]);
  });

  it('leaves out the kind of which examples follow, and a verb before its object', () => {
    expect(kept('a public cloud (AWS or GCP)', { 'public cloud': 'technical', AWS: 'technical', GCP: 'technical' })).toEqual([
      'AWS',
      'GCP',
    ]);
    expect(kept('four years writing C++', { writing: 'other', 'C++': 'technical' })).toEqual(['C++']);
  });

  it('keeps products everywhere, and what stands beside them', () => {
    expect(kept('cloud services (AWS)', { AWS: 'technical' })).toEqual(['AWS']);
    expect(kept('Excel and bookkeeping', { Excel: 'technical', bookkeeping: 'other' })).toEqual(['Excel', 'bookkeeping']);
    expect(kept('responsible for stock control', { 'stock control': 'other' })).toEqual(['stock control']);
  });
});
