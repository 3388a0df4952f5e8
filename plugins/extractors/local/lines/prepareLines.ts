import type { DocumentText } from '../../../contract.ts';
import { isFieldLabel } from '../annotate/fieldLabels.ts';
import { type LineView, sliceLine, viewLines } from '../shared/lineView.ts';
import { joinWrappedHeadings, splitMarginHeadings } from './headings.ts';

/** The visible lines of a document, without monograms and the rests of wrapped labels, with margin headings split off and wrapped headings joined. */
export const prepareLines = (document: DocumentText): LineView[] =>
  joinWrappedHeadings(document, splitMarginHeadings(document, withoutLabelRests(withoutMonogram(document, viewLines(document)))));

/** Whether a line is the rest of a label that wraps in its own cell: "of employer" below "Name and address" and its value. */
function isLabelRest(above: LineView, line: LineView): boolean {
  const [label, value] = above.text.split('\t', 2);
  if (label === undefined || value === undefined || !/^\p{Ll}/u.test(line.text)) return false;
  const cell = above.line.runs.find(({ start }) => start > above.start + label.length)?.box;
  const box = line.line.box;
  if (cell && box && box.x + box.width > cell.x) return false;
  return isFieldLabel(`${label} ${line.text}`);
}

/** The lines of a form without the second lines of its labels, which say nothing about the person. */
export function withoutLabelRests(lines: readonly LineView[]): LineView[] {
  const kept = lines.filter((line, at) => at === 0 || !isLabelRest(lines[at - 1]!, line));
  return kept.length === lines.length ? [...lines] : kept.map((line, index) => ({ ...line, index }));
}

const firstLines = 10;
const mark = /^\p{Lu}{2,3}$/u;

/** Whether the letters are the initials of the words, or the beginning of the first one ("FA" of "Fatima Rashid"). */
function repeats(letters: string, text: string): boolean {
  const words = text.toUpperCase().match(/\p{L}+/gu) ?? [];
  const [first] = words;
  if (first === undefined || first.length <= letters.length) return false;
  return (
    first.startsWith(letters) ||
    words
      .map((word) => word[0])
      .join('')
      .startsWith(letters)
  );
}

/** Leaves out the initials that stand in the head of many résumés in place of a photo: they are drawn text, but no part of the name beside them. */
export function withoutMonogram(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const head = lines.slice(0, firstLines);
  const cells = head.flatMap((line, at) => line.text.split('\t').map((text) => ({ at, text: text.trim() })));
  const found = cells.find((cell) => mark.test(cell.text) && cells.some((other) => repeats(cell.text, other.text)));
  if (!found) return [...lines];
  const line = lines[found.at]!;
  const from = line.text.lastIndexOf(found.text);
  const rest =
    from > 0
      ? sliceLine(document, line, line.start, line.start + from)
      : sliceLine(document, line, line.start + found.text.length, line.end);
  return lines.flatMap((one) => (one === line ? (rest ?? []) : one)).map((one, index) => ({ ...one, index }));
}
