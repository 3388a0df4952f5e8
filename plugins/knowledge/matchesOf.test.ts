import { describe, expect, it } from 'vitest';
import { matchesOf } from './matchesOf.ts';

describe('matchesOf', () => {
  it.each([
    [/\p{L}+/gu, 'Go, C and Rust'],
    [/(?<first>\d)(\d)?/g, '1 23 4'],
    [/(?<=\p{Ll})(?=\p{Lu})/gu, 'reactNode JavaScript'],
    [/x?/gu, 'a😀x'],
    [/x?/g, 'a😀x'],
    [/\d/g, 'none'],
  ])('finds what matchAll finds: %s', (pattern, text) => {
    expect(matchesOf(pattern, text)).toEqual([...text.matchAll(pattern)]);
  });

  it('begins at the beginning of the text, whatever was searched before', () => {
    const pattern = /\d/g;
    pattern.test('1 2');
    expect(matchesOf(pattern, '3 4').map(({ index }) => index)).toEqual([0, 2]);
  });
});
