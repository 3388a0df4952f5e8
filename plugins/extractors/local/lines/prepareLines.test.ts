import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { withoutMonogram } from './prepareLines.ts';

function linesOf(text: string): string[] {
  const document = textDocument(text);
  return withoutMonogram(document, viewLines(document)).map((line) => line.text);
}

describe('withoutMonogram', () => {
  it.each([
    ['FA\nFatima Rashid\nNurse', ['Fatima Rashid', 'Nurse']],
    ['Mia Tran\nM | T\nNurse', ['Mia Tran', 'Nurse']],
    ['VG\nVera van Gent\nNurse', ['Vera van Gent', 'Nurse']],
    ['Jane Doe\tJD\nAnalyst', ['Jane Doe', 'Analyst']],
    ['NG\tNgozi Adaeze\nPlanner', ['Ngozi Adaeze', 'Planner']],
    ['NO\tNORA FALK\nPlanner', ['NORA FALK', 'Planner']],
    ['NORA FALK\tNO\nPlanner', ['NORA FALK', 'Planner']],
    ['Gülşen İpek\tGU\nPlanner', ['Gülşen İpek', 'Planner']],
    ['Lucía Zaragoza\nWelder\tLU', ['Lucía Zaragoza', 'Welder']],
  ])('leaves out the initials in %j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it.each(['Ada Quill\nRN\nNurse', 'IT\nIT Manager\nAda Quill', 'Ada Quill, MBA'])(
    'keeps what names something else: %j',
    (text) => {
      expect(linesOf(text)).toEqual(text.split('\n'));
    },
  );
});
