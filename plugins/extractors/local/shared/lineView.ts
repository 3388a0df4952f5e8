import type { DocumentText, TextLine } from '../../../contract.ts';
import { compactText } from './compactText.ts';
import { spanAt, trimSpan } from './textSpan.ts';

/** A line with the properties that the extractor needs. Offsets are into the document's text. */
export interface LineView {
  line: TextLine;
  index: number;
  start: number;
  end: number;
  text: string;
  size: number;
  bold: boolean;
  /** It has at least three letters, all of them capitals. */
  caps: boolean;
  listItem: boolean;
  block: number;
  page: number;
  /** An empty line, or a wider vertical gap than usual, precedes it. */
  gapBefore: boolean;
  wordCount: number;
  /** It is in the margin beside the section that it begins. */
  margin?: boolean;
}

/** A bullet that character recognition read as a full stop. */
const strayBullet = /^[.,·•]\s+(?=\p{Lu})/u;

/** A line without any of these (only rules, bullets or stars) is an ornament. */
const namesSomething = /[\p{L}\p{N}]/u;

/** "01", "§ 2": a section's ornament, not text. */
const sectionNumber = /^(?:[§#№]\s?\d{1,2}|0\d)[.)]?$/u;

/** "3", "– 3 –", "3/9", "Page 3 of 9" in a page's header or footer. */
const pageNumber = /^[^\p{L}\d]*(?:\p{L}{1,9}\.?\s)?\d{1,3}(?:\D{1,6}\d{1,3})?[^\p{L}\d]*$/u;

const isCaps = (text: string) => {
  if (/[a-zа-я]/.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};

function hasGap(document: DocumentText, line: TextLine, previous: TextLine | undefined): boolean {
  if (!previous) return true;
  if (line.box && previous.box && line.page === previous.page && line.block === previous.block) {
    const gap = line.box.y - (previous.box.y + previous.box.height);
    return gap > 0.9 * Math.max(line.fontSize, 6);
  }
  return /\n[ \t]*\n/.test(document.text.slice(previous.end, line.start)) || line.block !== previous.block;
}

/** The visible lines with their looks, without blank lines, page numbers, and running heads after their first time. */
export function viewLines(document: DocumentText): LineView[] {
  const views: LineView[] = [];
  const running = new Set<string>();
  document.lines.forEach((line) => {
    const raw = document.text.slice(line.start, line.end);
    const text = compactText(raw.trim());
    if (!namesSomething.test(text) || sectionNumber.test(text)) return;
    if (line.role !== 'body') {
      const head = text.replace(/\d+/g, '#');
      if (pageNumber.test(text) || running.has(head)) return;
      running.add(head);
    }
    const mark = strayBullet.exec(text)?.[0].length ?? 0;
    const start = line.start + raw.indexOf(text) + mark;
    views.push({
      line,
      index: views.length,
      start,
      end: start + text.length - mark,
      text: text.slice(mark),
      size: line.fontSize,
      bold: line.bold,
      caps: isCaps(text),
      listItem: line.listItem || mark > 0,
      block: line.block,
      page: line.page,
      gapBefore: hasGap(document, line, views.at(-1)?.line),
      wordCount: text.split(/\s+/).length,
    });
  });
  return views;
}

/** The text of a line between two offsets of the document, trimmed, as a separate line. */
export function sliceLine(document: DocumentText, view: LineView, start: number, end: number): LineView | null {
  const span = trimSpan(spanAt(document.text, start, end));
  if (span.text === '') return null;
  const text = compactText(span.text);
  return { ...view, ...span, text, caps: isCaps(text), wordCount: text.split(/\s+/).length };
}

/** Whether a line begins in italics. */
export const isItalic = ({ line }: LineView): boolean => line.runs[0]?.italic ?? false;

/** The lines, with their places in this list. */
export const renumber = (lines: readonly LineView[]): LineView[] => lines.map((line, index) => ({ ...line, index }));

/** The font size of most of the document's characters; 0 if the format has no font sizes. */
export function bodySize(lines: readonly LineView[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of lines) characters.set(size, (characters.get(size) ?? 0) + text.length);
  let [best, most] = [0, 0];
  for (const [size, count] of characters) if (count > most) [best, most] = [size, count];
  return best;
}
