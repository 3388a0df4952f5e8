import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { hadRoom } from './wrapping.ts';

/** Lines of a column of the given width, 5 points a letter. */
function column(...texts: string[]) {
  return viewLines(textDocument(texts.join('\n'))).map((line, index) => ({
    ...line,
    size: 10,
    line: { ...line.line, box: { page: 1, x: 40, y: 100 + 12 * index, width: 5 * line.text.length, height: 10 } },
  }));
}

describe('hadRoom', () => {
  const lines = column(
    'Kept the books of 17 small businesses.',
    'Certified Bookkeeper',
    'Payroll Diploma',
    'Krasov state technical',
    'university of applied sciences and arts',
    'Answered questions of customers a day.',
    'Ran payroll for 180 employees a month.',
    'Brought overdue invoices down by 41%.',
  );

  it('says that a line ended before its column did: the next one is no rest of it', () => {
    expect(hadRoom(lines[1]!, lines[2]!, lines)).toBe(true);
  });

  it('says that the next word did not fit', () => {
    expect(hadRoom(lines[0]!, lines[1]!, lines)).toBe(false);
  });

  it('does not say without positions or with too few lines', () => {
    expect(hadRoom(lines[1]!, lines[2]!, lines.slice(1, 3))).toBeNull();
    const flow = viewLines(textDocument('One\nTwo'));
    expect(hadRoom(flow[0]!, flow[1]!, flow)).toBeNull();
  });
});
