import { linkingWords } from '../../../../knowledge/cues/jobItemCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import type { LineView } from '../../shared/lineView.ts';

/** In a text without a layout, lines shorter than this (in characters) do not wrap: a text of short lines is a list without bullets. */
const leastWidth = 60;
/** A text with longer lines was not wrapped by hand or by mail. */
const mostWidth = 130;
const fullness = 0.8;
/** A line that cannot end here. */
const goesOn = makeFinder('iu', { before: String.raw`(?<=\s)`, words: linkingWords, after: '$' });

/** Returns a test for whether a line reaches so far to the right that its sentence may continue on the next line. */
export function fullLines(lines: readonly LineView[]): (line: LineView, next: LineView) => boolean {
  const edges = new Map<number, { left: number; right: number }>();
  for (const { block, line } of lines) {
    if (line.box === null) continue;
    const { x, width } = line.box;
    const known = edges.get(block) ?? { left: x, right: x + width };
    edges.set(block, { left: Math.min(known.left, x), right: Math.max(known.right, x + width) });
  }
  const width = Math.max(leastWidth, ...lines.map((line) => line.text.length));
  const isFilled = (line: LineView, next: LineView) => line.text.length + 1 + next.text.search(/\s|$/u) > width;
  // A list without bullets has long lines too, but none that begins within a sentence.
  const wraps = lines.some((line, index) => {
    const next = lines[index + 1];
    return next !== undefined && !next.listItem && (/^\p{Ll}/u.test(next.text) || goesOn.test(line.text)) && isFilled(line, next);
  });
  return (full, next) => {
    const { block, line, text } = full;
    const edge = edges.get(block);
    // A line is wrapped where its next word would not fit.
    if (line.box === null || edge === undefined) return wraps && width <= mostWidth && isFilled(full, next);
    return line.box.x + line.box.width - edge.left >= fullness * (edge.right - edge.left) && text.length > 20;
  };
}
