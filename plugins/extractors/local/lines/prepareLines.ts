import type { DocumentText } from '../../../contract.ts';
import { foldText } from '../../../knowledge/foldText.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import { type LineView, renumber, sliceLine, viewLines } from '../shared/lineView.ts';
import { splitHeadingCells, splitMarginHeadings } from './splitHeadings.ts';
import { joinLines } from './wrapping.ts';

/** A narrow column wraps a heading into at most this many lines. */
const mostLines = 3;
const mostWords = 6;

const looksAlike = (a: LineView, b: LineView) =>
  a.block === b.block && a.size === b.size && a.bold === b.bold && a.caps === b.caps && !b.listItem && a.page === b.page;

/** The lines from this one on that make a known heading only together ("Training &" above "Certifications"), joined. */
function headingAt(document: DocumentText, lines: readonly LineView[], at: number): LineView | null {
  const first = lines[at]!;
  if (first.wordCount > mostWords || first.listItem || first.size === 0) return null;
  for (let count = mostLines; count >= 2; count -= 1) {
    const parts = lines.slice(at, at + count);
    if (parts.length < count || !parts.every((line) => looksAlike(first, line))) continue;
    const joined = parts.reduce((above, line) => joinLines(document, above, line));
    if (joined.wordCount <= mostWords && isOneHeading(parts, joined.text))
      return { ...joined, text: joined.text.replace(/\s+/gu, ' ') };
  }
  return null;
}

/** Two complete headings in a row, the first without text below, stay separate. */
function isOneHeading(parts: readonly LineView[], text: string): boolean {
  const whole = matchHeading(text.replace(/\s+/gu, ' '));
  return whole?.exact === true && !/[·|/–—]/u.test(text) && parts.some((part) => !matchHeading(part.text)?.exact);
}

/** Joins the lines of wrapped headings. */
function joinWrappedHeadings(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const joined: LineView[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heading = headingAt(document, lines, at);
    joined.push(heading ?? lines[at]!);
    if (heading) while (lines[at + 1] && lines[at + 1]!.end <= heading.end) at += 1;
  }
  return joined.length === lines.length ? joined : renumber(joined);
}

/** The visible lines of a document, without monograms, with margin headings split off and wrapped headings joined. */
export const prepareLines = (document: DocumentText): LineView[] =>
  joinWrappedHeadings(
    document,
    splitHeadingCells(document, splitMarginHeadings(document, withoutMonogram(document, viewLines(document)))),
  );

const firstLines = 10;
/** "MT", "M | T" */
const monogram = /^\p{Lu}(?:[\s.&|/]{0,3}\p{Lu}){1,2}\.?$/u;

/** Whether the letters are the initials of the words, or the beginning of the first one ("FA" of "Fatima Rashid"). */
function repeats(letters: string, text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const [first = ''] = words;
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word));
  const spelled = [first, initialsOf(words), initialsOf(capitalised)].map(foldText);
  return first.length > letters.length && spelled.some((one) => one.startsWith(foldText(letters)));
}

const initialsOf = (words: readonly string[]) => words.map((word) => word[0]).join('');

/** Leaves out the initials that many résumés have in their head in place of a photo: they are drawn text, but no part of the name beside them. */
export function withoutMonogram(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const head = lines.slice(0, firstLines);
  const cells = head.flatMap((line, at) => line.text.split('\t').map((text) => ({ at, text: text.trim() })));
  const found = cells.find(
    ({ text }) => monogram.test(text) && cells.some((other) => repeats(text.replace(/\P{Lu}/gu, ''), other.text)),
  );
  if (!found) return [...lines];
  const line = lines[found.at]!;
  const isFirst = line.text.split('\t', 1)[0]!.trim() === found.text;
  const rest = isFirst
    ? sliceLine(document, line, line.start + found.text.length, line.end)
    : sliceLine(document, line, line.start, line.start + line.text.lastIndexOf(found.text));
  return renumber(lines.flatMap((one) => (one === line ? (rest ?? []) : one)));
}
