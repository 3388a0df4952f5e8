import { openCompoundFile } from './compoundFile.ts';

/** The streams of a Word document and the lengths of its parts, in characters ([MS-DOC] 2.5). */
export interface WordStreams {
  main: Buffer;
  table: Buffer;
  lengths: {
    body: number;
    footnotes: number;
    headers: number;
    comments: number;
    endnotes: number;
    boxes: number;
    headerBoxes: number;
  };
  /** A structure of the table stream, found by its offset's place in the information block; empty when the document has none. */
  part(offset: number): Buffer;
}

/** Word 97 and later. */
const oldestVersion = 0x00c1;

export function openWordStreams(bytes: Buffer): WordStreams {
  const file = openCompoundFile(bytes);
  const main = file.stream('WordDocument');
  if (main === null || main.readUInt16LE(0) !== 0xa5ec || main.readUInt16LE(2) < oldestVersion)
    throw new RangeError('no Word 97 document');
  const table = file.stream((main.readUInt16LE(0x0a) & 0x0200) === 0 ? '0Table' : '1Table');
  if (table === null) throw new RangeError('no table stream');
  const length = (offset: number) => {
    const value = main.readInt32LE(offset);
    if (value < 0) throw new RangeError('a negative length');
    return value;
  };
  return {
    main,
    table,
    lengths: {
      body: length(0x4c),
      footnotes: length(0x50),
      headers: length(0x54),
      comments: length(0x5c),
      endnotes: length(0x60),
      boxes: length(0x64),
      headerBoxes: length(0x68),
    },
    part(offset) {
      const start = main.readUInt32LE(offset);
      return table.subarray(start, start + main.readUInt32LE(offset + 4));
    },
  };
}
