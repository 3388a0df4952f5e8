import { describe, expect, it } from 'vitest';
import { viewLines } from '../shared/lineView.ts';
import { textDocument } from '../shared/textDocument.ts';
import { splitHeadingCells } from './splitHeadings.ts';

function linesOf(...lines: string[]): string[] {
  const document = textDocument(lines.join('\n'));
  return splitHeadingCells(document, viewLines(document)).map(({ text }) => text);
}

describe('splitHeadingCells', () => {
  it('parts the headings of a table from their sections', () => {
    expect(linesOf('Ada Quill', 'Key skills\tBaking, decorating', 'Awards\tLumen Prize')).toEqual([
      'Ada Quill',
      'Key skills',
      'Baking, decorating',
      'Awards',
      'Lumen Prize',
    ]);
  });

  it.each([
    ['groups of skills', ['Languages\tPython, Go', 'Tools\tDocker']],
    ['a single row', ['Awards\tLumen Prize']],
    ['labels that every job has', ['Achievements\tFewer waste', 'Awards\tLumen Prize', 'Achievements\tMore bread']],
    ['marks and dates', ['Awards\t2019', 'Interests\t2020']],
  ])('leaves %s alone', (_, lines) => {
    expect(linesOf(...lines)).toEqual(lines);
  });
});
