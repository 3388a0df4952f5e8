import { describe, expect, it } from 'vitest';
import { defaultReadLimits as limits } from '../../reading/defaultReadLimits.ts';
import { pagesWithoutText } from '../../reading/ocr/pagesWithoutText.ts';
import { pdfReader } from './pdfReader.ts';
import { makePdf, stream, textAt } from './testing/makePdf.ts';

const resources = '/XObject << /X1 10 0 R >>';
const picture = stream('\x80', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray');
const toRecognise = async (content: string) => {
  const bytes = makePdf({ pages: [{ content, resources }], objects: [picture] });
  const document = await pdfReader.read(bytes, { signal: new AbortController().signal, limits });
  return { text: document.text, hidden: document.hidden.length, pages: pagesWithoutText(document) };
};

/** The outlines of letters, all in one path. */
const drawnLine = (letters: number) => {
  const outlines = Array.from({ length: letters }, (_, at) => {
    const [x, y] = [72 + (at % 60) * 7, 700 - Math.floor(at / 60) * 16];
    return `${x} ${y} m ${Array.from({ length: 11 }, (_point, step) => `${x + (step % 3) * 2} ${y + (step % 5)} l`).join(' ')}`;
  });
  return `${outlines.join(' ')} f\n`;
};
const layer = (text: string, before = '3 Tr') => textAt(72, 700, text, { before });
const words = 'Ada Lovelace, analyst, has worked in London since 1835';
const place = (width: number, height: number, y: number) => `q ${width} 0 0 ${height} 72 ${y} cm /X1 Do Q\n`;

describe('a page whose text layer lacks what the page shows', () => {
  it.each([
    ['letters drawn as shapes, a line in one path, under an invisible layer', drawnLine(120) + layer(words)],
    ['the same without a layer', drawnLine(120)],
    ['an invisible layer over a picture of a few lines', place(400, 60, 680) + layer(words)],
    ['a scan in strips', Array.from({ length: 8 }, (_, at) => place(500, 80, 90 * at)).join('')],
  ])('is recognised and not read from the layer: %s', async (_, content) => {
    expect(await toRecognise(content)).toMatchObject({ text: '', pages: [1] });
  });

  it.each([
    ['invisible', layer(words)],
    ['white', layer(words, '1 g')],
    ['behind a box', `${layer(words, '')}1 g 60 680 500 60 re f\n`],
    ['beside the page', textAt(-900, 700, words)],
  ])('is not recognised when it shows nothing at all: %s text', async (_, content) => {
    expect(await toRecognise(content)).toMatchObject({ text: '', hidden: 1, pages: [] });
  });

  it('is not recognised for its frame and a few lines, nor where the layer can be seen', async () => {
    const frame = Array.from({ length: 20 }, (_, at) => `72 ${700 - at * 20} 400 20 re`).join(' ');
    expect((await toRecognise(`${frame} S\n`)).pages).toEqual([]);
    expect(await toRecognise(drawnLine(120) + textAt(72, 600, words))).toEqual({ text: words, hidden: 0, pages: [] });
  });
});
