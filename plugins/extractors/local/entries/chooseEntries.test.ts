import { describe, expect, it } from 'vitest';
import { chooseEntries } from './chooseEntries.ts';

/** Entries in capitals are complete. */
const choose = (labelled: string, rules: string, sure = false) =>
  chooseEntries({
    labelled: Array.from(labelled),
    sure,
    byRules: () => Array.from(rules),
    isComplete: (entry) => entry === entry.toUpperCase(),
  }).join('');

describe('chooseEntries', () => {
  it('takes the labels if they are sure and leave no gaps', () => {
    expect(choose('A', 'BC', true)).toBe('A');
    expect(choose('a', 'BC', true)).toBe('BC');
  });

  it('takes the rules unless they leave more gaps', () => {
    expect(choose('ABC', 'XY')).toBe('XY');
    expect(choose('Ab', 'Xy')).toBe('Xy');
    expect(choose('', 'xy')).toBe('xy');
  });

  it('takes the labels if the rules find nothing, or leave more gaps', () => {
    expect(choose('a', '')).toBe('a');
    expect(choose('Ab', 'Xyz')).toBe('Ab');
  });
});
