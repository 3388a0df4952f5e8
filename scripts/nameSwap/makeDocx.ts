import { deflateSync } from 'node:zlib';
import JSZip from 'jszip';

const office = 'http://schemas.openxmlformats.org';
const namespaces = [
  `xmlns:w="${office}/wordprocessingml/2006/main"`,
  `xmlns:r="${office}/officeDocument/2006/relationships"`,
  `xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${office}/drawingml/2006/main"`,
  `xmlns:pic="${office}/drawingml/2006/picture"`,
].join(' ');

/** A line of a CV; headings stand alone. */
export interface CvLine {
  text: string;
  heading?: boolean;
}

/** A Word document of one column, with a photo of that colour at its head. */
export async function makeDocx(lines: readonly CvLine[], photo: number): Promise<Uint8Array> {
  const zip = new JSZip();
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  zip.file(
    '[Content_Types].xml',
    `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  const relation = (kind: string, target: string) =>
    `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;
  zip.file('_rels/.rels', relation('officeDocument', 'word/document.xml'));
  zip.file('word/_rels/document.xml.rels', relation('image', 'media/photo.png'));
  zip.file('word/media/photo.png', makePhoto(photo));
  zip.file(
    'word/document.xml',
    `${head}<w:document ${namespaces}><w:body>${photoParagraph}${lines.map(paragraph).join('')}</w:body></w:document>`,
  );
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

const size = 'cx="914400" cy="914400"';
const photoParagraph = `<w:p><w:r><w:drawing><wp:inline><wp:extent ${size}/><wp:docPr id="1" name="Photo"/><a:graphic><a:graphicData uri="${office}/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="Photo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill><pic:spPr><a:xfrm><a:ext ${size}/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

function paragraph({ text, heading = false }: CvLine): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const style = heading ? '<w:rPr><w:b/><w:sz w:val="28"/></w:rPr>' : '';
  return `<w:p><w:r>${style}<w:t xml:space="preserve">${escaped}</w:t></w:r></w:p>`;
}

const side = 32;

/** A PNG of one colour. */
function makePhoto(colour: number): Buffer {
  const row = Buffer.concat([
    Buffer.of(0),
    ...Array.from({ length: side }, () => Buffer.of(colour >> 16, (colour >> 8) & 255, colour & 255)),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** CRC-32 as PNG has it. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
