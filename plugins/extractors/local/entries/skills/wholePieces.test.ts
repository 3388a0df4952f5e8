import { describe, expect, it } from 'vitest';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { isLevel } from './listedItems.ts';
import { wholePieces } from './wholePieces.ts';

/** The items of lists in which the labels found these texts. */
function piecesOf(text: string, ...labelled: string[]) {
  const items = labelled.map((item) => ({ start: text.indexOf(item), end: text.indexOf(item) + item.length, text: item }));
  return wholePieces(viewLines(textDocument(text)), items, isLevel)
    .toSorted((a, b) => a.start - b.start)
    .map((item) => item.text);
}

describe('wholePieces', () => {
  it('takes what stands between two marks of a list for one item', () => {
    expect(
      piecesOf('Glazing, Tank cleaning, Rigging, Networks of 100 PCs', 'Glazing', 'Tank cleaning', 'Rigging', 'Networks', 'PCs'),
    ).toEqual(['Glazing', 'Tank cleaning', 'Rigging', 'Networks of 100 PCs']);
    expect(piecesOf('Glazing | Welding | Rigging | Lashing', 'Glazing', 'Welding', 'Rigging')).toContain('Lashing');
  });

  it('keeps two items that a word joins, and names of groups apart', () => {
    expect(piecesOf('Glazing, Welding, Rigging, Excel and Word', 'Glazing', 'Welding', 'Rigging', 'Excel', 'Word')).toContain(
      'Word',
    );
    expect(piecesOf('Yard: Glazing, Welding, Tools Hoists, Rigging', 'Glazing', 'Welding', 'Hoists', 'Rigging')).toEqual([
      'Glazing',
      'Welding',
      'Hoists',
      'Rigging',
    ]);
  });

  it('takes the lines of a column for one item each, whatever the labels found', () => {
    const column = ['Glazing', 'Tank cleaning', 'Rigging', 'Hoists (hand, chain)', 'Lashing', 'Casting'];
    expect(piecesOf(column.join('\n'), 'Glazing', 'hand', 'chain')).toEqual(column);
  });

  it('leaves lists without marks as the labels read them', () => {
    expect(piecesOf('Glazing Welding Rigging', 'Glazing', 'Welding', 'Rigging')).toEqual(['Glazing', 'Welding', 'Rigging']);
  });
});
