import { deflateSync } from 'node:zlib';

/** A page for tests, in PDF syntax. */
export interface TestPage {
  /** The content stream: `BT /F1 12 Tf 72 700 Td (text) Tj ET`. F1 is Helvetica, F2 Helvetica-Bold, F3 Helvetica-Oblique. */
  content: string;
  /** More entries for the page's dictionary: `/Rotate 90`. */
  entries?: string;
  /** More entries for its resources: `/XObject << /X1 8 0 R >>`. */
  resources?: string;
}

export interface TestPdf {
  pages: TestPage[];
  /** Objects that pages refer to, numbered from 10: bodies without `10 0 obj`. */
  objects?: string[];
  /** Entries of the information dictionary: `/Title (x)`. */
  info?: string;
  /** More entries for the catalog. */
  catalog?: string;
  compress?: boolean;
}

/** Number of the first of {@link TestPdf.objects}. */
export const firstObject = 10;

/** Writes a PDF for tests by hand, so that every byte of it is known. */
export function makePdf({ pages, objects = [], info = '', catalog = '', compress = false }: TestPdf): Uint8Array {
  const bodies = new Map<number, string>();
  const fonts = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'];
  for (const [index, name] of fonts.entries()) {
    bodies.set(4 + index, `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  }
  for (const [index, body] of objects.entries()) bodies.set(firstObject + index, body);
  const base = firstObject + objects.length;
  const pageNumbers = pages.map((_, index) => base + index * 2);
  for (const [index, page] of pages.entries()) {
    const number = base + index * 2;
    const resources = `<< /Font << /F1 4 0 R /F2 5 0 R /F3 6 0 R >> ${page.resources ?? ''} >>`;
    bodies.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources ${resources} /Contents ${number + 1} 0 R ${page.entries ?? ''} >>`,
    );
    bodies.set(number + 1, stream(page.content, '', compress));
  }
  bodies.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  bodies.set(2, `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`);
  bodies.set(3, `<< ${info} >>`);
  return assemble(bodies);
}

/** A stream object's body. */
export function stream(content: string, entries = '', compress = false): string {
  const data = compress ? deflateSync(Buffer.from(content, 'latin1')).toString('latin1') : content;
  return `<< /Length ${data.length} ${compress ? '/Filter /FlateDecode' : ''} ${entries} >>\nstream\n${data}\nendstream`;
}

function assemble(bodies: Map<number, string>): Uint8Array {
  let text = '%PDF-1.7\n';
  const numbers = [...bodies.keys()].sort((a, b) => a - b);
  const size = (numbers.at(-1) ?? 0) + 1;
  const offsets = new Map<number, number>();
  for (const number of numbers) {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${bodies.get(number)}\nendobj\n`;
  }
  const start = text.length;
  text += `xref\n0 ${size}\n`;
  for (let number = 0; number < size; number++) {
    const offset = offsets.get(number);
    text += offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  }
  text += `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A content stream that writes one line. */
export function textAt(x: number, y: number, text: string, { font = 'F1', size = 12, before = '' } = {}): string {
  return `q ${before} BT /${font} ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET Q\n`;
}
