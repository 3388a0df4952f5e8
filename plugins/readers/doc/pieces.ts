import type { WordStreams } from './wordStreams.ts';

/** A stored piece of the text: characters `from` to `to`, at a place in the main stream. */
export interface Piece {
  from: number;
  to: number;
  offset: number;
  /** Bytes per character: 1 is windows-1252, 2 is UTF-16. */
  width: 1 | 2;
  text: string;
}

const clxOffset = 0x1a2;
const compressed = 0x40000000;

/** The pieces of the text in order, from the piece table; at most `limit` characters. */
export function readPieces(streams: WordStreams, limit: number): Piece[] {
  const plc = pieceTable(streams.part(clxOffset));
  const count = Math.floor((plc.length - 4) / 12);
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const from = plc.readUInt32LE(index * 4);
    const to = Math.min(plc.readUInt32LE(index * 4 + 4), limit);
    if (from < (pieces.at(-1)?.to ?? 0)) throw new RangeError('pieces overlap');
    if (to <= from) continue;
    const position = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const width = (position & compressed) === 0 ? 2 : 1;
    const offset = width === 2 ? position : (position & ~compressed) >>> 1;
    const bytes = streams.main.subarray(offset, offset + (to - from) * width);
    const text = width === 2 ? bytes.toString('utf16le') : new TextDecoder('windows-1252').decode(bytes);
    if (text.length < to - from) throw new RangeError('the text is cut off');
    pieces.push({ from, to, offset, width, text });
  }
  return pieces;
}

/** Index of the piece that holds a character, or of the first one after it. */
export function pieceAt(pieces: readonly Piece[], character: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pieces[middle]!.to <= character) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The piece table, after any property lists before it. */
function pieceTable(clx: Buffer): Buffer {
  let at = 0;
  while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== 2) throw new RangeError('no piece table');
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1));
}
