import { describe, expect, it } from 'vitest';
import { wordsWith } from './textSpan.ts';

describe('wordsWith', () => {
  it('gives each stretch without white space that holds the sign, once', () => {
    const text = 'Mail a@b.example\nor c@d@e.example, never f';
    expect(wordsWith(/@/g, text).map((word) => word.text)).toEqual(['a@b.example', 'c@d@e.example,']);
    for (const { start, end, text: word } of wordsWith(/@/g, text)) expect(text.slice(start, end)).toBe(word);
  });

  it('gives no letter twice, however many signs stand in one word', () => {
    const hostile = 'a@'.repeat(50_000);
    expect(wordsWith(/@/g, hostile)).toEqual([{ start: 0, end: hostile.length, text: hostile }]);
  });
});
