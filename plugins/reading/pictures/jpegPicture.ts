// Our own: only a JPEG's size and number of colours are read; PDFium decodes it.
import type { Picture } from './picture.ts';

const startOfImage = 0xffd8;
/** Frame headers, except the markers in that range that begin tables (DHT, JPG, DAC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const colourSpaces = new Map([
  [1, 'DeviceGray'],
  [3, 'DeviceRGB'],
]);

/** A JPEG for a PDF, unchanged. Null when the bytes are not a JPEG or have print colours (CMYK). */
export function jpegPicture(bytes: Buffer): Picture | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== startOfImage) return null;
  let at = 2;
  while (at + 10 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (isFrame(marker)) {
      const colourSpace = colourSpaces.get(bytes[at + 9]!);
      if (colourSpace === undefined) return null;
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { width, height, data: () => bytes, entries: `/ColorSpace /${colourSpace} /BitsPerComponent 8 /Filter /DCTDecode` };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
