import type { DocumentText } from '../../../contract.ts';
import { isFieldLabel } from '../annotate/fieldLabels.ts';
import { type LineView, viewLines } from '../shared/lineView.ts';
import { joinWrappedHeadings } from './joinWrappedHeadings.ts';
import { splitMarginHeadings } from './splitMarginHeadings.ts';
import { withoutMonogram } from './withoutMonogram.ts';

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
