import { expect, it } from 'vitest';
import { defaultReadLimits as limits } from '../../../reading/defaultReadLimits.ts';
import { row } from '../../../reading/layout/testing/pageWords.ts';
import type { Backdrop } from '../glyphs/collectObjects.ts';
import { pdfReader } from '../pdfReader.ts';
import { makePdf, textAt } from '../testing/makePdf.ts';
import { markChips } from './markChips.ts';

const frame = { left: 0, bottom: 0, right: 600, top: 800, rotation: 0, width: 600, height: 800 };
const shape = (left: number, right: number): Backdrop => ({
  left,
  right,
  bottom: 697,
  top: 709,
  z: 1,
  colour: 0xeeeeee,
  opaque: true,
});
const chipsOf = (shapes: Backdrop[], words = row('Python English language Redis', 50, 100, 0)) => {
  markChips(words, shapes, frame);
  return words.map(({ chip }) => chip);
};

it('takes shapes that end with their words for chips, and the shapes of their spaces for parts of them', () => {
  const words = [...row('Python', 50, 100, 0), ...row('English language', 90, 100, 1), ...row('Redis', 190, 100, 3)];
  const [one, two, three, four] = chipsOf(
    [shape(50, 80), shape(90, 125), shape(125, 128), shape(128, 168), shape(190, 215)],
    words,
  );
  expect(two).toBe(three);
  expect(new Set([one, two, four]).size).toBe(3);
  expect(four).toBeDefined();
});

it('takes single marked words of a sentence for no chips', () => {
  expect(chipsOf([shape(50, 80), shape(83, 118), shape(121, 161), shape(164, 189)])).toEqual(Array(4).fill(undefined));
});

it('takes shapes that are only outlined for chips', async () => {
  const read = async (outlines: string) => {
    const content = `${textAt(78, 700, 'taking blood')}${textAt(155, 700, 'dressings')}${textAt(215, 700, 'night duty')}${outlines}`;
    return (await pdfReader.read(makePdf({ pages: [{ content }] }), { signal: new AbortController().signal, limits })).text;
  };
  expect(await read('')).toBe('taking blood dressings night duty');
  expect(await read('72 695 76 18 re S 150 695 58 18 re S 210 695 66 18 re S\n')).toBe('taking blood\tdressings\tnight duty');
});
