import type { Box, DocumentText, TextLine, TextRun } from '../contract.ts';

/**
 * Where a piece of text is on its pages: one rectangle per line. Parts of words are measured as if all characters were equally wide. Empty for formats
 * without positions (plain text).
 */
export function findBoxes({ lines }: Pick<DocumentText, 'lines'>, { start, end }: { start: number; end: number }): Box[] {
  return lines.filter((line) => line.start < end && line.end > start).flatMap((line) => boxOf(line, start, end) ?? []);
}

function boxOf(line: TextLine, start: number, end: number): Box | null {
  const parts = line.runs.flatMap((run) => partOf(run, start, end) ?? []);
  return parts.length > 0 ? parts.reduce(surround) : line.runs.length > 0 ? null : line.box;
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
