import { describe, expect, it } from 'vitest';
import { row } from '../../../reading/layout/testing/pageWords.ts';
import type { Backdrop } from '../glyphs/collectObjects.ts';
import { markPaintedItems } from './paintedBullets.ts';

const frame = { left: 0, bottom: 0, right: 600, top: 800, rotation: 0, width: 600, height: 800 };
/** A square whose centre is at the given distance from the top. */
const shape = (x: number, y: number, side = 3): Backdrop => ({
  left: x,
  right: x + side,
  bottom: 800 - y - side / 2,
  top: 800 - y + side / 2,
  z: 1,
  colour: 0,
  opaque: true,
});
const itemsOf = (shapes: Backdrop[]) => {
  const words = [...row('Planned the ward', 60, 100, 0), ...row('rota', 60, 114, 5), ...row('Trained nurses', 60, 128, 10)];
  markPaintedItems(words, shapes, frame, 7);
  return words.filter(({ listItem }) => listItem >= 7).map(({ text }) => text);
};

describe('markPaintedItems', () => {
  it('takes drawn dots in front of lines for bullets', () => {
    expect(itemsOf([shape(50, 97), shape(50, 125)])).toEqual(['Planned', 'Trained']);
  });

  it('takes no single shape, no icon and no row of dots for one', () => {
    expect(itemsOf([shape(50, 97)])).toEqual([]);
    expect(itemsOf([shape(46, 97, 9), shape(46, 125, 9)])).toEqual([]);
    expect(itemsOf([44, 50].flatMap((x) => [shape(x, 97), shape(x, 125)]))).toEqual([]);
  });
});
