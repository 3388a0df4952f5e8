// Our own: PDFium decodes; the packed lines only change their wrapping. pngjs would unpack every picture to its pixels first.
import { deflateSync, inflateSync } from 'node:zlib';
import type { Picture } from './picture.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Colour types: the lowest bit stands for a palette, the next for colours, the third for transparency. */
const palette = 3;
const transparent = 4;
const mostColours = 256;
const mostBytes = 160_000_000;

/**
 * A PNG for a PDF: the packed lines stay the same, but transparency is put on white first. Null when the bytes are not a PNG or of a kind that PDF does not
 * know (interlaced, transparent in 16 bits).
 */
export function pngPicture(bytes: Buffer): Picture | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(signature)) return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [bits = 0, type = 0, , , interlaced] = bytes.subarray(24, 29);
  const channels = (type & 2) === 0 || type === palette ? 1 : 3;
  if (interlaced !== 0 || width * height * (channels + 1) > mostBytes) return null;
  const chunks = readChunks(bytes);
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  if (type >= transparent) {
    if (bits !== 8) return null;
    const data = () => layOnWhite(packed, width, height, channels);
    return { width, height, data, entries: `/ColorSpace /${spaceOf(channels)} /BitsPerComponent 8 /Filter /FlateDecode` };
  }
  const colours = chunks.find(({ name }) => name === 'PLTE')?.data;
  if (type === palette && (colours === undefined || colours.length > mostColours * 3)) return null;
  const space =
    type === palette ? `[/Indexed /DeviceRGB ${colours!.length / 3 - 1} <${colours!.toString('hex')}>]` : `/${spaceOf(channels)}`;
  const parameters = `/DecodeParms << /Predictor 15 /Colors ${channels} /BitsPerComponent ${bits} /Columns ${width} >>`;
  return {
    width,
    height,
    data: () => packed,
    entries: `/ColorSpace ${space} /BitsPerComponent ${bits} /Filter /FlateDecode ${parameters}`,
  };
}

function spaceOf(channels: number): string {
  return channels === 1 ? 'DeviceGray' : 'DeviceRGB';
}

function readChunks(bytes: Buffer): { name: string; data: Buffer }[] {
  const chunks: { name: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    chunks.push({ name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** The colours without transparency, packed; empty for a damaged picture. */
function layOnWhite(packed: Buffer, width: number, height: number, channels: number): Buffer {
  const step = channels + 1;
  const lineLength = width * step;
  const lines = inflate(packed, (lineLength + 1) * height);
  if (lines === null || lines.length < (lineLength + 1) * height) return Buffer.alloc(0);
  const colours = Buffer.alloc(width * height * channels);
  let above: Buffer = Buffer.alloc(lineLength);
  for (let row = 0, to = 0; row < height; row++) {
    const start = row * (lineLength + 1) + 1;
    const line = lines.subarray(start, start + lineLength);
    unfilter(line, above, lines[start - 1]!, step);
    for (let at = 0; at < lineLength; at += step) {
      const alpha = line[at + channels]!;
      for (let channel = 0; channel < channels; channel++)
        colours[to++] = 255 + Math.round(((line[at + channel]! - 255) * alpha) / 255);
    }
    above = line;
  }
  return deflateSync(colours, { level: 1 });
}

function inflate(packed: Buffer, limit: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: limit });
  } catch {
    return null;
  }
}

/** Each byte is stored as the difference from a prediction by its neighbours. */
function unfilter(line: Buffer, above: Buffer, filter: number, step: number): void {
  for (let at = 0; at < line.length; at++) {
    const left = at < step ? 0 : line[at - step]!;
    const up = above[at]!;
    const corner = at < step ? 0 : above[at - step]!;
    line[at]! += [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
