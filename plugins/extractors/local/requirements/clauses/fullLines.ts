import type { LineView } from '../../shared/lineView.ts';

/** In a text without a layout, lines shorter than this (in characters) do not wrap: a text of short lines is a list without bullets. */
const leastWidth = 60;
const fullness = 0.8;

/** Returns a test for whether a line reaches far enough to the right that its sentence may continue on the next line. */
export function fullLines(lines: readonly LineView[]): (line: LineView) => boolean {
  const edges = new Map<number, { left: number; right: number }>();
  for (const { block, line } of lines) {
    if (line.box === null) continue;
    const { x, width } = line.box;
    const known = edges.get(block) ?? { left: x, right: x + width };
    edges.set(block, { left: Math.min(known.left, x), right: Math.max(known.right, x + width) });
  }
  const lengths = lines.map((line) => line.text.length).toSorted((a, b) => b - a);
  const usual = Math.max(leastWidth, lengths[Math.floor(lengths.length * 0.1)] ?? 0);
  return ({ block, line, text }) => {
    const edge = edges.get(block);
    if (line.box === null || edge === undefined) return text.length >= fullness * usual;
    return line.box.x + line.box.width - edge.left >= fullness * (edge.right - edge.left) && text.length > 20;
  };
}
