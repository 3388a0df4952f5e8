import type { Picture } from './picture.ts';

/** An A4 page's longer side, in points. */
const pageSide = 842;

/** A PDF with one page per picture, so that pictures are handled like scanned pages. */
export function picturesPdf(pictures: readonly Picture[]): Uint8Array {
  const objects: Buffer[] = [];
  const add = (body: string, data?: Buffer): number => {
    const head = Buffer.from(data === undefined ? body : `<< ${body} /Length ${data.length} >>\nstream\n`, 'latin1');
    objects.push(data === undefined ? head : Buffer.concat([head, data, Buffer.from('\nendstream')]));
    return objects.length;
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  // The list of pages is filled in once their numbers are known.
  add('');
  const pages = pictures.map(({ width, height, data, entries }) => {
    const image = add(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`, data());
    const scale = pageSide / Math.max(width, height);
    const [across, down] = [width * scale, height * scale].map((side) => side.toFixed(2));
    const content = add('', Buffer.from(`${across} 0 0 ${down} 0 0 cm /P Do`));
    const resources = `/Resources << /XObject << /P ${image} 0 R >> >>`;
    return add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] ${resources} /Contents ${content} 0 R >>`);
  });
  objects[1] = Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`);
  return assemble(objects);
}

function assemble(objects: readonly Buffer[]): Uint8Array {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = pieces[0]!.length;
  const offsets: number[] = [];
  const push = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    for (const piece of [Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]) push(piece);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}
