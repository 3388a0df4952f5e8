import { describe, expect, it } from 'vitest';
import type { LineView } from '../../../shared/lineView.ts';
import type { Section } from '../../section.ts';
import { splitIntroduction } from './splitIntroduction.ts';

const line = (text: string, x: number, y: number) =>
  ({
    text,
    page: 1,
    size: 10,
    bold: false,
    listItem: false,
    gapBefore: false,
    wordCount: text.split(' ').length,
    line: { box: { page: 1, x, y, width: 120, height: 10 } },
  }) as unknown as LineView;
const list = (kind: Section['kind'], ...lines: LineView[]): Section => ({ kind, heading: null, unknown: false, lines });

const paragraph = [
  line('Pastry cook with nine years in hotels and restaurants, who likes to teach', 200, 100),
  line('and has brought six apprentices to their examination.', 200, 112),
];

describe('splitIntroduction', () => {
  it('parts the paragraph that opens the next column from a list of skills', () => {
    const sections = splitIntroduction([list('skills', line('Rye bread', 20, 700), ...paragraph)]);
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['skills', 1],
      ['header', 2],
    ]);
  });

  it('leaves a paragraph below a list, short lines in the next column and documents with a summary alone', () => {
    const below = list('skills', line('Rye bread', 200, 80), ...paragraph);
    const short = list('skills', line('Rye bread', 20, 700), line('Sourdough', 200, 100));
    const headed = list('summary', line('Cook.', 20, 10));
    expect(splitIntroduction([below, short])).toEqual([below, short]);
    expect(splitIntroduction([headed, list('skills', line('Rye bread', 20, 700), ...paragraph)])).toHaveLength(2);
  });
});
