import type { Box, DocumentText, TextLine, TextRun } from '../contract.ts';

/**
 * Where a piece of text is on its pages: one rectangle per printed row, so two for a word or an address that was broken. Parts of words are measured as if all characters were equally wide. Empty for formats
 * without positions (plain text).
 */
export function findBoxes({ lines }: Pick<DocumentText, 'lines'>, { start, end }: { start: number; end: number }): Box[] {
  return lines.filter((line) => line.start < end && line.end > start).flatMap((line) => boxesOf(line, start, end));
}

function boxesOf(line: TextLine, start: number, end: number): Box[] {
  if (line.runs.length === 0) return line.box ? [line.box] : [];
  const rows: Box[] = [];
  for (const run of line.runs) {
    const part = partOf(run, start, end);
    const row = rows.at(-1);
    if (part && row && isBeside(row, part)) rows[rows.length - 1] = surround(row, part);
    else if (part) rows.push(part);
  }
  return rows;
}

/** Whether the middle of one is level with the other. */
function isBeside(a: Box, b: Box): boolean {
  const middle = b.y + b.height / 2;
  return middle > a.y && middle < a.y + a.height;
}

function partOf(run: TextRun, start: number, end: number): Box | null {
  const [from, to] = [Math.max(run.start, start), Math.min(run.end, end)];
  if (run.box === null || from >= to) return null;
  const width = run.box.width / (run.end - run.start);
  return { ...run.box, x: run.box.x + (from - run.start) * width, width: (to - from) * width };
}

function surround(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { page: a.page, x, y, width: right - x, height: bottom - y };
}
