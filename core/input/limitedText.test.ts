import { describe, expect, it, vi } from 'vitest';
import { limitedText } from './limitedText.ts';

describe('limitedText', () => {
  it('refuses a text that is too long before any other check', () => {
    const look = vi.fn<() => boolean>(() => true);
    const schema = limitedText(3).refine(look).pipe(limitedText(3).transform(look));
    expect(schema.safeParse('abcd').error?.issues).toMatchObject([{ message: 'At most 3 characters.' }]);
    expect(look).not.toHaveBeenCalled();
    expect(schema.safeParse('abc').success).toBe(true);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('counts blanks before trimming', () => {
    expect(limitedText(3).parse(' a ')).toBe('a');
    expect(limitedText(3).safeParse('  a ').success).toBe(false);
  });
});
