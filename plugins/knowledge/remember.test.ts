import { describe, expect, it } from 'vitest';
import { remember } from './remember.ts';

describe('remember', () => {
  it('asks once for the same line, and keeps no more than the last of whole documents', () => {
    const asked: number[] = [];
    const lengthOf = remember((text: string) => asked.push(text.length));
    const [line, first, second] = ['a line', 'a'.repeat(1000), 'b'.repeat(2000)];
    for (const text of [line, line, first, first, second, second, first, line]) lengthOf(text);
    expect(asked).toEqual([6, 1000, 2000, 1000]);
  });

  it('forgets all when it holds too many', () => {
    let asked = 0;
    const count = remember(() => (asked += 1));
    for (let line = 0; line < 5000; line += 1) count(`line ${line}`);
    count('line 0');
    expect(asked).toBe(5001);
  });
});
