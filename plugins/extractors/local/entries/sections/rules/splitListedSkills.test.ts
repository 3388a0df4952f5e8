import { describe, expect, it } from 'vitest';
import { textDocument } from '../../../shared/textDocument.ts';
import { segmentSections } from './segmentSections.ts';
import { splitListedSkills } from './splitListedSkills.ts';

function kindsOf(text: string): string[] {
  const document = textDocument(text);
  return splitListedSkills(document, segmentSections(document)).map(({ kind }) => kind);
}

describe('splitListedSkills', () => {
  it('finds skills under words that no list of headings holds', () => {
    const text =
      'Ann Poe\nWeb developer\nLeeds\n\nDaily companions\nPython, Django, PostgreSQL, Redis\n\nExperience\nWeb developer, Acme, 2019 – now';
    expect(kindsOf(text)).toEqual(['header', 'skills', 'experience']);
  });

  it('leaves contacts and sentences alone', () => {
    const text =
      'Ann Poe\nWeb developer\nLeeds\n\nWhere to find me\nann@example.com, Leeds, UK\n\nExperience\nWeb developer, Acme, 2019 – now';
    expect(kindsOf(text)).toEqual(['header', 'experience']);
  });
});
