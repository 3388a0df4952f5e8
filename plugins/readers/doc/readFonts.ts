import type { WordStreams } from './wordStreams.ts';

const fontTable = 0x112;
/** Offset of the name in a font's description ([MS-DOC] 2.9.92). */
const nameOffset = 39;

/** The names of the document's fonts, by their index. */
export function readFonts(streams: WordStreams): string[] {
  const table = streams.part(fontTable);
  const names: string[] = [];
  for (let at = 4; at < table.length; at += table[at]! + 1) {
    const font = table.subarray(at + 1, at + 1 + table[at]!);
    names.push(font.subarray(nameOffset).toString('utf16le').split('\0')[0] ?? '');
  }
  return names;
}
