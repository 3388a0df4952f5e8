import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSearch, parseSearch } from './parseSearch.ts';

function understood(text: string): string | null {
  const { node } = parseSearch(text);
  return node && formatSearch(node);
}

describe('parseSearch', () => {
  it.each([
    ['python', 'python'],
    ['Wiśniewski', 'wisniewski'],
    ['python java', 'python AND java'],
    ['python AND java', 'python AND java'],
    ['python OR java go', 'python OR (java AND go)'],
    ['(python OR java) go', '(python OR java) AND go'],
    ['"Senior Backend" -php', '"senior backend" AND NOT php'],
    ['NOT (a OR b)', 'NOT (a OR b)'],
    ['NOT NOT a', 'NOT NOT a'],
    ['pyth*', 'pyth'],
    ['python И java ИЛИ НЕ go', '(python AND java) OR NOT go'],
    ['«ведущий инженёр»', '"ведущии инженер"'],
    ['c++ c# node.js ci/cd', 'c++ AND c# AND node js AND ci cd'],
    ["O'Brien", 'obrien'],
    ['and or not', 'and AND or AND not'],
    ['senior & backend', 'senior AND backend'],
  ])('understands %s as %s', (text, expected) => {
    expect(understood(text)).toBe(expected);
    expect(parseSearch(text).broken).toBe(false);
  });

  it.each([
    ['python AND', 'python'],
    ['python (java OR', 'python AND java'],
    ['python AND (java OR go', 'python AND (java OR go)'],
    ['"senior back', '"senior back"'],
    ['NOT', null],
    ['', null],
    ['% _ "', null],
  ])('takes %s, which is still being typed, as %s', (text, expected) => {
    expect(understood(text)).toBe(expected);
    expect(parseSearch(text).broken).toBe(false);
  });

  it.each(['python) java', 'OR python java', 'python AND OR java', '() python java', 'python NOT ) java'])(
    'takes %s as words, and says so',
    (text) => {
      expect(parseSearch(text)).toMatchObject({ broken: true });
      expect(understood(text)).toBe('python AND java');
    },
  );

  it('bounds depth and the number of words', () => {
    expect(parseSearch(`${'('.repeat(60)}python${')'.repeat(60)}`)).toMatchObject({ broken: true, node: { text: 'python' } });
    expect(parseSearch('NOT '.repeat(40) + 'python').broken).toBe(true);
    const { node, broken } = parseSearch('a '.repeat(90));
    expect([broken, node?.kind === 'and' && node.nodes.length]).toEqual([true, 20]);
  });

  it('parses any text', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '"',
      '*',
      '-',
      ' ',
      'AND',
      'OR',
      'NOT',
      'python',
      'ё',
      '%',
      '\\',
      "'",
      '\0',
      '👩‍💻',
      '\ud800',
    );
    const everyText = fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { node } = parseSearch(pieces.join(''));
      return node === null || /[\p{L}\p{N}]/u.test(formatSearch(node));
    });
    expect(fc.check(everyText)).toMatchObject({ failed: false });
  });
});
