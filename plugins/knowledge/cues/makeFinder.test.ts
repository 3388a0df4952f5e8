import { describe, expect, it } from 'vitest';
import { cues } from './cues.ts';
import { makeFinder } from './makeFinder.ts';

const table = cues(String.raw`
  driving licence; licen[cs]e; (?:very )?good; \d{1,2} years?; умени\p{L}*
`);
const before = String.raw`(?<!\p{L})`;
const after = String.raw`(?!\p{L})`;

describe('makeFinder', () => {
  it.each([
    'A Driving Licence, a license and very good eyes',
    'goodness, unlicensed',
    '12 years; 1 year of УМЕНИЕ и умения',
    'İ good',
    '',
  ])('finds in "%s" what one long pattern would find', (text) => {
    const pattern = new RegExp(`${before}(?:${table})${after}`, 'giu');
    const expected = Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({ index, 0: words }));
    const finder = makeFinder('iu', { before, words: table, after });
    expect(finder.all(text)).toEqual(expected);
    expect(finder.exec(text)).toEqual(expected[0] ?? null);
    expect(finder.test(text)).toBe(expected.length > 0);
    expect(finder.replace(text, '_')).toBe(text.replace(pattern, '_'));
  });

  it('takes the first row of the table that fits, with what follows it', () => {
    expect(makeFinder('u', { words: 'ab|abc', after: 'c?' }).exec('xabcd')?.[0]).toBe('abc');
    expect(makeFinder('u', { words: 'abc|ab', after: '$' }).exec('abcd ab')).toEqual({ index: 5, 0: 'ab' });
  });

  it('looks only at the beginning, or only at a given place', () => {
    const first = makeFinder('u', { before: '^', words: 'a|b' });
    expect([first.exec('ba')?.[0], first.exec('ca'), first.at('ca', 1)]).toEqual(['b', null, null]);
    expect(makeFinder('u', { words: 'a|b' }).at('cab', 1)?.[0]).toBe('a');
    expect(makeFinder('u', { words: 'a|b' }).at('cab', 0)).toBeNull();
  });

  it('tells capitals from small letters unless it is told otherwise', () => {
    expect(
      makeFinder('u', { words: 'IT|[Cc]ard' })
        .all('it IT card Card CARD')
        .map(({ 0: words }) => words),
    ).toEqual(['IT', 'card', 'Card']);
    expect(makeFinder('iu', { words: 'IT|[Cc]ard' }).all('it CARD').length).toBe(2);
  });

  it('joins tables with different surroundings', () => {
    const finder = makeFinder('iu', { before: '^', words: 'we|our', after: '\\b' }, { words: 'наш' });
    expect(['we do', 'weather', 'if we do', 'и наши люди'].map((text) => finder.test(text))).toEqual([true, false, false, true]);
  });
});
