import type { DocumentText, TextRun } from '../../../contract.ts';
import { matchesOf } from '../../../knowledge/matchesOf.ts';
import { compactText } from './compactText.ts';
import type { LineView } from './lineView.ts';
import { firstWhere, overlaps, type Stretch, type TextSpan } from './textSpan.ts';

/** A piece of a line between separators: one field of "Engineer | Acme | Berlin". Offsets are into the document's text. */
export interface Piece extends TextSpan {
  bold: boolean;
  italic: boolean;
  size: number;
  line: number;
}

/** Separators between fields: pipes, bullets, spaced dashes, tabs, wide space. A comma needs further evidence. */
const separator =
  /(?:(?<!\s)\s+)?(?:[|¦•·●◆◇⋄◊▪‣∙⋅❖★→\uE000-\uF8FF]|(?![©®™])\p{Extended_Pictographic}\uFE0F?|\/\/|\t|\s{3,})\s*|(?<!\s)\s+[-–—~]\s+|(?<!\s)\s+—(?=\S)|(?<=\S)—\s+|(?<!\s)\s+[-–—]$|^[-–—]\s+|;\s+/gu;
/** Icons ("⌂ Leeds") are not part of a field. */
const edge = /^(?:[\s,;:|•·–—-]|(?![©®™°])\p{So})+|(?:[\s,;:|•·–—-]|(?![©®™°])\p{So}){1,60}$/gu;

/** A stretch without the separators and icons at its ends. */
function trimmed(document: DocumentText, start: number, end: number): { start: number; text: string } {
  const text = compactText(document.text.slice(start, end));
  const bare = text.replace(edge, '');
  return { start: start + text.indexOf(bare), text: bare };
}

/** A gap this many times the line's usual gap separates fields, if it is also wider than the spaces of a justified line. */
const wideLimit = 2.4;
const leastWideEm = 0.75;
const certainEm = 1.4;

const gapBetween = (left: TextRun, right: TextRun): number => {
  const sameRow = left.box && right.box && Math.abs(right.box.y - left.box.y) < Math.max(left.box.height, right.box.height) * 0.6;
  return left.box && right.box && sameRow ? right.box.x - (left.box.x + left.box.width) : 0;
};

/** Offsets at which a wide horizontal gap or a change of weight separates runs of a line. */
function breaksOf(line: LineView): number[] {
  const runs = line.line.runs.filter((run) => overlaps(run, line));
  const gaps = runs.slice(1).map((run, index) => gapBetween(runs[index]!, run));
  const usual = gaps.filter((gap) => gap > 0).sort((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0;
  return runs.slice(1).flatMap((right, index) => {
    const left = runs[index]!;
    const size = Math.max(right.fontSize, left.fontSize, 6);
    const sized = Math.abs(left.fontSize - right.fontSize) > 0.6;
    const looks = left.bold !== right.bold || left.italic !== right.italic || sized;
    const gap = gaps[index]!;
    const wide = gap > certainEm * size || (gaps.length > 2 && gap > leastWideEm * size && gap > wideLimit * usual);
    return wide || (looks && right.start > left.end) ? [right.start] : [];
  });
}

/** Splits a line into its fields, leaving out the `masked` stretches (dates, durations). */
export function splitPieces(document: DocumentText, line: LineView, masked: readonly Stretch[] = []): Piece[] {
  const cuts: Stretch[] = breaksOf(line).map((at) => ({ start: at, end: at }));
  for (const mask of masked)
    if (overlaps(mask, line)) cuts.push({ start: Math.max(mask.start, line.start), end: Math.min(mask.end, line.end) });
  for (const { index, 0: mark } of matchesOf(separator, line.text))
    cuts.push({ start: line.start + index, end: line.start + index + mark.length });
  cuts.sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces: Piece[] = [];
  let from = line.start;
  const take = (start: number, end: number) => {
    const { start: first, text } = trimmed(document, start, end);
    if (text === '') return;
    const run = line.line.runs[firstWhere(line.line.runs, (one) => one.end > first)];
    pieces.push({
      start: first,
      end: first + text.length,
      text,
      bold: run?.bold ?? line.bold,
      italic: run?.italic ?? false,
      size: run?.fontSize ?? line.size,
      line: line.index,
    });
  };
  for (const cut of cuts) {
    if (cut.start >= from) take(from, cut.start);
    from = Math.max(from, cut.end);
  }
  take(from, line.end);
  return pieces;
}
