import { describe, expect, it } from 'vitest';
import { quoteWindow } from './quoteWindow.ts';

describe('quoteWindow', () => {
  it('splits a line around the quoted words', () => {
    expect(quoteWindow('Senior Engineer at Acme', 'Engineer')).toEqual({
      before: 'Senior ',
      marked: 'Engineer',
      after: ' at Acme',
    });
  });

  it('cuts a long beginning at a word, so that the quoted words stay in sight', () => {
    const line = 'Led the migration of forty services from one data centre to another and cut costs by 30 %';
    const { before, marked, after } = quoteWindow(line, 'cut costs by 30 %');
    expect(before).toMatch(/^… \S/);
    expect(before.length).toBeLessThan(45);
    expect(marked + after).toBe('cut costs by 30 %');
  });

  it('shows a quotation that spans lines alone', () => {
    expect(quoteWindow('Moscow State', 'Moscow State\nUniversity')).toEqual({
      before: '',
      marked: 'Moscow State University',
      after: '',
    });
  });
});
