import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { docxReader } from '../../readers/docx/docxReader.ts';
import { makeDocx, paragraph, relations, run } from '../../readers/docx/testing/makeDocx.ts';
import { makePdf, textAt } from '../../readers/pdf/testing/makePdf.ts';
import { defaultReadLimits as limits } from '../defaultReadLimits.ts';
import { withPdf } from '../pdfium/openPdf.ts';
import { pngPicture } from '../pictures/pngPicture.ts';
import { drawForRecognition } from './drawForRecognition.ts';
import { pagesWithoutText } from './pagesWithoutText.ts';
import { recognisePages } from './recognisePages.ts';

const read = (bytes: Uint8Array) => docxReader.read(bytes, { signal: new AbortController().signal, limits });

/** Without its checksum: no reader here looks at it. */
function chunk(name: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

/** Grey with transparency. */
function makePng(width: number, height: number, lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 4, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
}

async function pictureOf(content: string): Promise<Buffer> {
  const drawn = await withPdf(makePdf({ pages: [{ content }] }), ({ pdfium, document }) =>
    drawForRecognition(pdfium, pdfium.call.FPDF_LoadPage!(document, 0)),
  );
  const pgm = Buffer.from(drawn.bytes);
  const [head = '', width = 0, height = 0] = /^P5 (\d+) (\d+) 255\n/.exec(pgm.toString('latin1', 0, 40)) ?? [];
  // Letters are black and seen, all else is black and transparent.
  const lines = Array.from({ length: Number(height) }, (_, row) => {
    const grey = pgm.subarray(head.length + row * Number(width), head.length + (row + 1) * Number(width));
    return Buffer.from([0, ...Array.from(grey).flatMap((shade) => [0, 255 - shade])]);
  });
  return makePng(Number(width), Number(height), Buffer.concat(lines));
}

const show = (id: string) => `<w:p><w:r><w:drawing><a:blip xmlns:a="y" r:embed="${id}"/></w:drawing></w:r></w:p>`;
const parts = (picture: Uint8Array) => ({
  'word/_rels/document.xml.rels': relations(['image', 'media/1.png']),
  'word/media/1.png': picture,
});

it('recognises a Word document that is a picture of a page, and none that says what it has to say', async () => {
  const picture = await pictureOf(
    textAt(72, 700, 'Ada Lovelace', { size: 24 }) + textAt(72, 650, 'Analyst in London', { size: 14 }),
  );
  const bytes = await makeDocx(show('rId1'), parts(picture));
  const before = await read(bytes);
  expect(pagesWithoutText(before)).toEqual([1]);
  const { text, lines, pages, warnings } = await recognisePages(bytes, before, [1]);
  expect(text).toBe('Ada Lovelace\nAnalyst in London');
  expect(lines[0]?.box).toBeNull();
  expect(pages[0]?.ocrConfidence).toBeGreaterThan(0.8);
  expect(warnings.map(({ code }) => code)).toEqual(['ocr']);
  const written = paragraph(run('Ada Lovelace, analyst in London since 1835'));
  expect(pagesWithoutText(await read(await makeDocx(written + show('rId1'), parts(picture))))).toEqual([]);
});

it('leaves small, damaged and huge pictures alone', async () => {
  const small = makePng(60, 60, Buffer.alloc(60 * 121));
  expect(pagesWithoutText(await read(await makeDocx(show('rId1'), parts(small))))).toEqual([]);
  expect(pngPicture(makePng(800, 800, Buffer.alloc(10)))?.data()).toHaveLength(0);
  expect(pngPicture(makePng(60_000, 60_000, Buffer.alloc(10)))).toBeNull();
});
