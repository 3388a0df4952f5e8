import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { defaultReadLimits as limits } from '../../reading/defaultReadLimits.ts';
import { pdfReader } from './pdfReader.ts';
import { makePdf, stream, textAt } from './testing/makePdf.ts';

const read = (bytes: Uint8Array, changes = {}) =>
  pdfReader.read(bytes, { signal: new AbortController().signal, limits: { ...limits, ...changes } });
const hello = { content: textAt(72, 700, 'Ada Lovelace') };
const latin = (text: string) => Buffer.from(text, 'latin1');

/** A stream that unpacks to `size` bytes, compressed `times` times over. */
function bomb(size: number, times: number): string {
  let data = deflateSync(Buffer.alloc(size, 0x20));
  for (let step = 1; step < times; step++) data = deflateSync(data);
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ');
  return `<< /Length ${data.length} /Filter [${filters}] >>\nstream\n${data.toString('latin1')}\nendstream`;
}

/** The result of RC4 on an empty file does not matter: PDFium asks for the password before it reads anything. */
const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >>`;

describe('a PDF that cannot be read', () => {
  it.each([
    ['EMPTY_FILE', 'is empty', new Uint8Array()],
    ['UNSUPPORTED_KIND', 'is no PDF', latin('PK\u0003\u0004 something else')],
    ['CORRUPT', 'is only a header', latin('%PDF-1.7\n')],
    ['CORRUPT', 'is cut off before its pages', makePdf({ pages: [hello] }).subarray(0, 300)],
    ['CORRUPT', 'has no pages', makePdf({ pages: [] })],
    ['BOMB', 'unpacks without end', makePdf({ pages: [hello], objects: [bomb(120_000_000, 1)] })],
    ['BOMB', 'is packed twice over', makePdf({ pages: [hello], objects: [bomb(120_000_000, 2)] })],
    [
      'BOMB',
      'hides its filter behind an escape',
      latin(
        Buffer.from(makePdf({ pages: [hello], objects: [bomb(120_000_000, 1)] }))
          .toString('latin1')
          .replace('/FlateDecode', '/#46lateDecode'),
      ),
    ],
    [
      'ENCRYPTED',
      'asks for a password',
      latin(
        Buffer.from(makePdf({ pages: [hello] }))
          .toString('latin1')
          .replace('/Root', `${encryption} /ID [<00> <00>] /Root`),
      ),
    ],
  ])('is refused with %s when it %s', async (code, _, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ name: 'PluginError', code });
  });

  it('is refused when it is larger than allowed', async () => {
    await expect(read(makePdf({ pages: [hello] }), { maxBytes: 100 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('leaves nothing behind: the next document is read as ever', async () => {
    await expect(read(latin('%PDF-1.7 broken'))).rejects.toMatchObject({ code: 'CORRUPT' });
    expect((await read(makePdf({ pages: [hello] }))).text).toBe('Ada Lovelace');
  });
});

describe('a PDF made to trap its reader', () => {
  it('is read although its cross references are gone', async () => {
    const bytes = latin(
      Buffer.from(makePdf({ pages: [hello] }))
        .toString('latin1')
        .replace(/xref\n[\s\S]*?trailer/, 'trailer'),
    );
    expect((await read(bytes)).text).toBe('Ada Lovelace');
  });

  it('does not follow a form that draws itself', async () => {
    const form = stream(
      `${textAt(10, 10, 'again')} /X1 Do`,
      '/Type /XObject /Subtype /Form /BBox [0 0 600 600] /Resources << /XObject << /X1 10 0 R >> /Font << /F1 4 0 R >> >>',
    );
    const { text } = await read(
      makePdf({ pages: [{ content: `${hello.content} /X1 Do`, resources: '/XObject << /X1 10 0 R >>' }], objects: [form] }),
    );
    expect(text).toContain('Ada Lovelace');
  });

  it('does not follow a page tree that contains itself', async () => {
    const bytes = latin(
      Buffer.from(makePdf({ pages: [hello] }))
        .toString('latin1')
        .replace('/Kids [', '/Kids [2 0 R '),
    );
    const outcome = await read(bytes).then(
      ({ pages }) => pages.length,
      (error: { code: string }) => error.code,
    );
    expect([1, 2, 'CORRUPT']).toContain(outcome);
  });

  it('does not follow an outline that runs in a circle', async () => {
    const objects = ['<< /First 11 0 R /Last 11 0 R /Count 1 >>', '<< /Title (One) /Parent 10 0 R /Next 11 0 R /First 10 0 R >>'];
    expect((await read(makePdf({ pages: [hello], objects, catalog: '/Outlines 10 0 R' }))).text).toBe('Ada Lovelace');
  });

  it('does not follow a structure that contains itself', async () => {
    const objects = [
      '<< /Type /StructTreeRoot /K 11 0 R /ParentTree << /Nums [0 [11 0 R]] >> >>',
      '<< /Type /StructElem /S /P /P 11 0 R /Pg 12 0 R /K [11 0 R 11 0 R] /Alt (ten years of everything) >>',
    ];
    const pages = [{ ...hello, entries: '/StructParents 0' }];
    expect((await read(makePdf({ pages, objects, catalog: '/StructTreeRoot 10 0 R' }))).text).toBe('Ada Lovelace');
  });

  it.each([
    ['endless', '0 0 1000000000 1000000000'],
    ['without size', '0 0 0 0'],
    ['upside down', '612 792 0 0'],
  ])('has pages %s, and text on them that only a drawing could judge', async (_, size) => {
    const content = `${hello.content}${textAt(72, 600, 'in doubt', { before: '/G1 gs' })}`;
    const page = { content, resources: '/ExtGState << /G1 << /ca 0.5 >> >>', entries: `/MediaBox [${size}]` };
    const outcome = await read(makePdf({ pages: [page] })).then(
      () => 'read',
      (error: { code: string }) => error.code,
    );
    expect(['read', 'CORRUPT', 'BOMB', 'TOO_LARGE']).toContain(outcome);
  });

  it('nests its arrays and its marks without end', async () => {
    const depth = 50_000;
    const content = `${'['.repeat(depth)}${']'.repeat(depth)} ${'/P << /MCID 0 >> BDC '.repeat(depth)}${hello.content}`;
    const outcome = await read(makePdf({ pages: [{ content }] })).then(
      ({ text }) => text,
      (error: { code: string }) => error.code,
    );
    expect(['Ada Lovelace', '', 'BOMB']).toContain(outcome);
  });

  it('gives a text of a hundred thousand letters for one that it draws', async () => {
    const content = `/Span << /ActualText (${'lie '.repeat(25_000)}) >> BDC ${hello.content} EMC`;
    const { text, hidden } = await read(makePdf({ pages: [{ content }] }));
    expect(text).toBe('Ada Lovelace');
    expect(hidden).toHaveLength(1);
  });

  it('is cut after as many pages as allowed, and says so', async () => {
    const { pages, warnings } = await read(makePdf({ pages: Array.from({ length: 10_000 }, () => hello) }), { maxPages: 20 });
    expect(pages).toHaveLength(20);
    expect(warnings).toContainEqual({ code: 'pages-left-out', page: 21, params: { read: 20, total: 10_000 } });
  });

  it('is cut after as much text as allowed, and says so', async () => {
    const { text, warnings } = await read(makePdf({ pages: [hello, hello, hello] }), { maxCharacters: 15 });
    expect(text.length).toBeLessThanOrEqual(30);
    expect(warnings).toContainEqual({ code: 'text-left-out', page: 2, params: { limit: 15 } });
  });

  it('gets no more memory than allowed', async () => {
    const wide = stream(
      'x',
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
    );
    const content = `${textAt(72, 700, 'Ada Lovelace')} q 500 0 0 500 50 250 cm /X1 Do Q`;
    const outcome = await read(makePdf({ pages: [{ content, resources: '/XObject << /X1 10 0 R >>' }], objects: [wide] })).then(
      () => 'read',
      (error: { code: string }) => error.code,
    );
    expect(['read', 'BOMB', 'CORRUPT']).toContain(outcome);
  });

  it('cannot stop a reader that was called off', async () => {
    await expect(pdfReader.read(makePdf({ pages: [hello] }), { signal: AbortSignal.abort(), limits })).rejects.toMatchObject({
      code: 'ABORTED',
    });
  });
});

describe('the PDF reader', () => {
  it('returns its memory: a thousand documents take no more than a few', async () => {
    const bytes = makePdf({ pages: [hello, hello], compress: true });
    for (let index = 0; index < 50; index++) await read(bytes);
    const { loadPdfium } = await import('../../reading/pdfium/loadPdfium.ts');
    const before = (await loadPdfium()).memory.HEAPU8.length;
    for (let index = 0; index < 1000; index++) await read(bytes);
    expect((await loadPdfium()).memory.HEAPU8.length).toBe(before);
  });
});
