import type { DocumentText } from '../../../contract.ts';
import { dutyLabelLength } from '../annotate/fieldLabels.ts';
import { oneLine } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';
import { isFull } from './wrapping.ts';

const longestLabel = 80;
/** "2. …": a list item that the format does not mark as one. */
const enumerated = /^\(?\d{1,2}[.)]\s+\p{Lu}/u;

/** Lines that belong together: a list item with its wrapped lines, or a paragraph. */
export interface Paragraph {
  start: number;
  end: number;
  /** The text with line breaks replaced by spaces. */
  text: string;
}

/** Whether a line continues the sentence of the line before it. */
function continues(line: LineView, previous: LineView, lines: readonly LineView[]): boolean {
  if (line.listItem || line.gapBefore || enumerated.test(line.text)) return false;
  const placed = line.line.box !== null && line.block === previous.block;
  const hadRoom = placed && !isFull(previous, lines, line);
  // Its first word had room on the line above, so it begins a new paragraph.
  if (/^\p{Lu}/u.test(line.text) && hadRoom) return false;
  const ended = /[.!?:;]$/.test(previous.text);
  if (/^[\p{Ll}(&]/u.test(line.text)) return !ended || previous.listItem;
  if (ended) return !previous.listItem && previous.text.length > 60;
  return previous.text.length > 50 || (placed && !hadRoom && line.size === previous.size && line.bold === previous.bold);
}

/** Joins wrapped lines into paragraphs and list items. */
export function readParagraphs(document: DocumentText, lines: readonly LineView[]): Paragraph[] {
  const spans: { start: number; end: number }[] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const last = spans.at(-1);
    if (previous && last && continues(line, previous, lines)) last.end = line.end;
    else spans.push({ start: line.start, end: line.end });
  });
  return spans.map(({ start, end }) => {
    const from = start + dutyLabelLength(document.text.slice(start, Math.min(end, start + longestLabel)));
    return { start: from, end, text: oneLine(document.text.slice(from, end)) };
  });
}
