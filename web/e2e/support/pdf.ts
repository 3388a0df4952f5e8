/** A page's picture: its dictionary (without the length) and its bytes. */
export interface PdfPicture {
  dictionary: string;
  bytes: Buffer;
}

export interface PdfPageContent {
  /** Operators of the page. `F1` is Helvetica, `P` the picture. */
  content: string;
  picture?: PdfPicture;
}

/** The smallest PDF with one page of A4. */
export function writePdf({ content, picture }: PdfPageContent): Buffer {
  const pictures = picture ? '/XObject << /P 6 0 R >>' : '';
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${pictures} >> >>`,
    ),
    stream('', Buffer.from(content)),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...(picture ? [stream(picture.dictionary, picture.bytes)] : []),
  ];
  const parts = [Buffer.from('%PDF-1.5\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function stream(dictionary: string, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
}

/** Lines of text from the top of the page; `grey` 1 is white, which nobody sees. */
export function writeLines(lines: readonly string[], { top = 780, grey = 0 } = {}): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, String.raw`\$&`)}) Tj 0 -16 Td`).join('\n');
  return `BT ${grey} g /F1 11 Tf 60 ${top} Td\n${shown}\nET\n`;
}

/** A chequered picture of 16 × 16 red and blue pixels, as JPEG 2000. */
export const jpeg2000: PdfPicture = {
  dictionary: '/Type /XObject /Subtype /Image /Width 16 /Height 16 /Filter /JPXDecode',
  bytes: Buffer.from(
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwcHAAAAAAAPY29scgEAAAAAABAAAAHTanAyY/9P/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQAEBAAB/1wABEBA/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAABWwAB/5PH1PgRUFSv9L79eDAtH2JP6U8MC0fYk/pTwwLR9iT+lPDAtH2I5sPzYfmw/NiD+lPDAtH2JP6U8MC0fYk/pTwwLR9iObD82H5sPzYg/pTwwLR9iT+lPDAtH2JP6U8MC0fYk/pTwwLR9iT+lPDAtH2JP6U8MC0fYk/pTwwLR9iP34PYFABKFju0gDiqXKaWUg0pFUxKSOUIZGocFN1kjUce/3pM9q2DI11o4YS5OEcAAAAGEhLzvoAAAABkGPfmP2AAAADHmvPkfopwYFo+xJ/SnhgWj7En9KeGBaPsSf0p4YFo+xJ/SnhgWj7En9KeGBaPsSf0p4YFo+xKEv9/34JoJzUKgBS7MYgU+lJgKSpDEUj09bnAMFFr7aQjX07/f1UmHjVMwrR0xy6hxeYGpXru+J51xCBq6dvrEE6AAAADDTF9V2gAAAAADCQl/3//2Q==',
    'base64',
  ),
};

/** A chequered picture of 64 × 64 black and white pixels, as fax machines and scanners write it. */
export const fax: PdfPicture = {
  dictionary:
    '/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 /BlackIs1 true >>',
  bytes: Buffer.from('JqC5qBf////////////zUC5qBf/////////8moLmoF/////////////NQLmoF//////////wAQAQ', 'base64'),
};
