import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { guessHeading, withGuessed } from './guessHeading.ts';
import { matchHeading } from './matchHeading.ts';

describe('guessHeading', () => {
  it.each([
    ['Jobs and places where I worked', 'experience'],
    ['Permits and tickets I hold', 'certifications'],
    ['Какие знаю языки', 'languages'],
  ])('"%s" begins the section %s', (heading, kind) => {
    expect(matchHeading(heading)?.exact ?? false).toBe(false);
    expect(guessHeading(heading)).toBe(kind);
  });

  it('does not guess by words of several kinds, or unknown ones', () => {
    expect(guessHeading('Hale Steelworks')).toBeNull();
    expect(guessHeading('What I can do')).toBeNull();
    expect(guessHeading('Welded two spools of duplex for the vessel')).toBeNull();
  });
});

describe('withGuessed', () => {
  it('guesses only lines that look as headings do', () => {
    const text = 'Skills\nrigging\nJobs and places where I worked\njobs and places where i worked\nrigging\nwelding';
    const lines = viewLines(textDocument(text)).map((line) => ({ ...line, bold: /^\p{Lu}/u.test(line.text) }));
    const marks = lines.map((line) => ({
      heading: matchHeading(line.text),
      dates: [],
      title: 0,
      degree: false,
      school: 0,
    }));
    expect(withGuessed(lines, marks).map((heading) => heading?.exact && heading.kind)).toEqual([
      'skills',
      undefined,
      'experience',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
