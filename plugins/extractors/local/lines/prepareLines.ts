import type { DocumentText } from '../../../contract.ts';
import { type LineView, sliceLine, viewLines } from '../shared/lineView.ts';
import { joinWrappedHeadings, splitMarginHeadings } from './headings.ts';

/** The visible lines of a document, without monograms, with margin headings split off and wrapped headings joined. */
export const prepareLines = (document: DocumentText): LineView[] =>
  joinWrappedHeadings(document, splitMarginHeadings(document, withoutMonogram(document, viewLines(document))));

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
