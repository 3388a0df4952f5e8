import { deflateSync } from 'node:zlib';

/** One line of a page: its text (Latin letters), size in points and weight. */
export interface PdfLine {
  text: string;
  size: number;
  bold?: boolean;
}

const width = 595;
const height = 842;
const margin = 56;

/** A plain PDF 1.4 with one column of lines a page, compressed as word processors do it. */
export function makePdf(pages: PdfLine[][]): Buffer {
  const pageIds = pages.map((_, index) => 5 + index * 2);
  const objects: Buffer[] = [
    object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
    object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`),
    object(3, font('Helvetica')),
    object(4, font('Helvetica-Bold')),
    ...pages.flatMap((lines, index) => page(5 + index * 2, lines)),
  ];
  return assemble(objects);
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function page(id: number, lines: PdfLine[]): Buffer[] {
  const content = deflateSync(Buffer.from(draw(lines), 'latin1'));
  const resources = '<< /Font << /R 3 0 R /B 4 0 R >> >>';
  return [
    object(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${id + 1} 0 R >>`,
    ),
    stream(id + 1, content),
  ];
}

function draw(lines: PdfLine[]): string {
  let y = height - margin;
  const commands = lines.map(({ text, size, bold }) => {
    y -= size * 1.4;
    return `BT /${bold ? 'B' : 'R'} ${size} Tf ${margin} ${y.toFixed(1)} Td (${escape(text)}) Tj ET`;
  });
  return commands.join('\n');
}

function escape(text: string): string {
  return text.replace(/[\\()]/g, (character) => `\\${character}`);
}

function object(id: number, body: string): Buffer {
  return Buffer.from(`${id} 0 obj\n${body}\nendobj\n`, 'latin1');
}

function stream(id: number, content: Buffer): Buffer {
  const head = Buffer.from(`${id} 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`, 'latin1');
  return Buffer.concat([head, content, Buffer.from('\nendstream\nendobj\n', 'latin1')]);
}

function assemble(objects: Buffer[]): Buffer {
  const header = Buffer.from('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n', 'latin1');
  let offset = header.length;
  const offsets = objects.map((part) => {
    const at = offset;
    offset += part.length;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([header, ...objects, Buffer.from(table + trailer, 'latin1')]);
}
