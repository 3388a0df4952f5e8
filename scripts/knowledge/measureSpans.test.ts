import { describe, expect, it } from 'vitest';
import { measureSpans } from './measureSpans.ts';
import { readMarkedDocuments, readMarkedSentences } from './readMarkedSentences.ts';

const rows = [
  {
    idx: 1,
    source: 'tech',
    tokens: ['You', 'know', 'Python', '.'],
    tags_skill: ['O', 'O', 'O', 'O'],
    tags_knowledge: ['O', 'O', 'B', 'I'],
  },
  {
    idx: 1,
    source: 'tech',
    tokens: ['work', 'in', 'teams', '(', 'Scrum', ')'],
    tags_skill: ['B', 'I', 'I', 'O', 'O', 'O'],
    tags_knowledge: ['O', 'O', 'O', 'O', 'B', 'O'],
  },
];
const lines = rows.map((row) => JSON.stringify(row)).join('\n');

describe('readMarkedSentences', () => {
  it('joins words as they are printed, and keeps what is marked', () => {
    const [first, second] = readMarkedSentences(lines);
    expect(first).toEqual({ text: 'You know Python.', knowledge: [{ start: 9, end: 16 }], skills: [] });
    expect(second?.text).toBe('work in teams (Scrum)');
    expect(second?.skills.map(({ start, end }) => second.text.slice(start, end))).toEqual(['work in teams']);
  });

  it('puts the sentences of a description together', () => {
    const [whole, ...others] = readMarkedDocuments(lines);
    expect(others).toEqual([]);
    expect(whole?.knowledge.map(({ start, end }) => whole.text.slice(start, end))).toEqual(['Python.', 'Scrum']);
  });
});

describe('measureSpans', () => {
  it('counts what touches a mark, and what is the same but for a full stop', () => {
    const found = (text: string) =>
      [...text.matchAll(/Python|teams|You/gu)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
    const agreement = measureSpans(readMarkedSentences(lines), found);
    expect(agreement).toMatchObject({ found: 3, marked: 3, knowledgeRecall: 0.5, skillRecall: 1 });
    expect(agreement.loose.precision).toBeCloseTo(2 / 3);
    expect(agreement.loose.recall).toBeCloseTo(2 / 3);
    expect(agreement.strict.precision).toBeCloseTo(1 / 3);
  });

  it('is zero where nothing is found', () => {
    expect(measureSpans(readMarkedSentences(lines), () => []).loose).toEqual({ precision: 0, recall: 0, f1: 0 });
  });
});
