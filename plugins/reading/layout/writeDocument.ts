import type { Box, DocumentPage, TextLine, TextRun } from '../../contract.ts';
import type { LaidLine } from './parts/laidLine.ts';
import type { Word } from './parts/word.ts';

/** The text written so far, with its lines. */
export interface WrittenText {
  text: string;
  lines: TextLine[];
}

export interface WritablePage extends DocumentPage {
  lines: LaidLine[];
}

/** Writes the lines of all pages below each other, and records the offsets of each word. */
export function writeDocument(pages: readonly WritablePage[]): WrittenText {
  const lines: TextLine[] = [];
  const pieces: string[] = [];
  let length = 0;
  let block = 0;
  for (const [index, page] of pages.entries()) {
    let lastBlock = -1;
    let lastRole = '';
    for (const laid of page.lines) {
      if (laid.block !== lastBlock || laid.role !== lastRole) block++;
      lastBlock = laid.block;
      lastRole = laid.role;
      if (length > 0) length++;
      const line = writeLine(laid, index + 1, block, length);
      lines.push(line.line);
      pieces.push(line.text);
      length += line.text.length;
    }
  }
  return { text: pieces.join('\n'), lines };
}

function writeLine(laid: LaidLine, page: number, block: number, start: number): { text: string; line: TextLine } {
  const runs: TextRun[] = [];
  let text = '';
  for (const [index, word] of laid.words.entries()) {
    if (index > 0) text += word.lead;
    const at = start + text.length;
    text += word.text;
    runs.push({
      start: at,
      end: start + text.length,
      box: wordBox(word, page),
      fontSize: round(word.size),
      bold: word.bold,
      italic: word.italic,
    });
  }
  const look = dominantLook(runs);
  const line: TextLine = {
    start,
    end: start + text.length,
    page,
    box: unionBox(
      runs.filter((_, index) => laid.words[index]!.carried === undefined),
      page,
    ),
    block,
    role: laid.role,
    listItem: laid.listItem,
    continues: laid.continues,
    heading: laid.words.every((word) => word.heading),
    fontSize: look.fontSize,
    bold: look.bold,
    runs,
  };
  return { text, line };
}

/** Rounds to two decimals, so that every machine produces the same bytes. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function wordBox(word: Word, page: number): Box {
  return { page, x: round(word.x0), y: round(word.top), width: round(word.x1 - word.x0), height: round(word.bottom - word.top) };
}

function unionBox(runs: readonly TextRun[], page: number): Box | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of runs) {
    if (box === null) continue;
    x0 = Math.min(x0, box.x);
    y0 = Math.min(y0, box.y);
    x1 = Math.max(x1, box.x + box.width);
    y1 = Math.max(y1, box.y + box.height);
  }
  return x0 === Infinity ? null : { page, x: x0, y: y0, width: round(x1 - x0), height: round(y1 - y0) };
}

/** Size and weight of most of the line's characters. */
function dominantLook(runs: readonly TextRun[]): { fontSize: number; bold: boolean } {
  const sizes = new Map<number, number>();
  let bold = 0;
  let total = 0;
  for (const run of runs) {
    const length = run.end - run.start;
    sizes.set(run.fontSize, (sizes.get(run.fontSize) ?? 0) + length);
    total += length;
    if (run.bold) bold += length;
  }
  const [fontSize] = [...sizes].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
  return { fontSize, bold: bold * 2 > total };
}
