import { describe, expect, it } from 'vitest';
import { linesOf, row } from './testing/pageWords.ts';

describe('dropLeaders', () => {
  it('reads a name and the date that dots lead to as two', () => {
    expect(linesOf(row('Line Cook, Hotel Marquam, Leeds..........................2021', 50, 100, 0))).toEqual([
      'Line Cook, Hotel Marquam, Leeds|2021',
    ]);
  });

  it('leaves an ellipsis alone and drops a line of dots', () => {
    expect(linesOf([...row('Waiter, barman... and more', 50, 100, 0), ...row('............', 50, 130, 10)])).toEqual([
      'Waiter, barman... and more',
    ]);
  });
});
