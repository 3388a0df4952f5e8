import { describe, expect, it } from 'vitest';
import { extractResume } from '../../../facts/extractResume.ts';
import { textDocument } from '../../../shared/textDocument.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' });

describe('long lists', () => {
  it.each([', ', ' | ', ' · ', '\n', '\n• '])('keeps every one of 300 skills separated by %j', (separator) => {
    const skills = Array.from({ length: 300 }, (_, index) => `Framework${index}`);
    const names = read(`Ivo Brandt\nEngineer\n\nSkills\n${skills.join(separator)}\n`).skills.map(({ value }) => value.name);
    expect(names).toEqual(expect.arrayContaining(skills.slice(1)));
  });

  it('keeps every line of a job with a hundred', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `- Delivered project number ${index} for a customer`);
    const text = `Ivo Brandt\n\nExperience\nEngineer, Acme GmbH\nJan 2015 - Dec 2022\n${lines.join('\n')}\n\nSkills\nGo\n`;
    expect(read(text).experience[0]?.value.responsibilities).toHaveLength(100);
  });
});
