import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { labelledSections, prepareResume } from './prepareResume.ts';

const sectionsOf = (rows: readonly (readonly [text: string, label: string, margin: number])[]) => {
  const lines = viewLines(textDocument(rows.map(([text]) => text).join('\n')));
  const labelled = {
    labels: rows.map(([, label]) => label),
    margins: rows.map(([, , margin]) => margin),
    fields: [],
    skills: [],
  };
  return labelledSections(lines, labelled).map(({ kind, lines: own }) => [kind, own.map(({ text }) => text)]);
};

it('takes the year in which a firm was founded for no date', () => {
  const { ranges } = prepareResume(textDocument('Hale Yard was founded in 1975. Fitter, 2010 – 2012'), '2026-11-21');
  expect(ranges.map(({ from }) => from)).toEqual(['2010']);
});

describe('labelledSections', () => {
  it('keeps a list that wraps below its heading in one section', () => {
    const rows = [
      ['Interests', 'interests:H', 300],
      ['Photography, board games such as Go', 'interests:B', 100],
      ['(since school), rock climbing, graphic design', 'skills:B', 600],
    ] as const;
    expect(sectionsOf(rows)).toEqual([['interests', [rows[1][0], rows[2][0]]]]);
  });

  it('lets the surest line decide for lines that go on in each other without a heading', () => {
    const rows = [
      ['Wound care (expert), Vital signs', 'summary:B', 20],
      ['monitoring, Epic, Team leadership', 'skills:B', 400],
    ] as const;
    expect(sectionsOf(rows)).toEqual([['skills', [rows[0][0], rows[1][0]]]]);
  });
});
