import type { LineView } from '../shared/lineView.ts';

const sameEdge = 12;

/** A cell wraps within its column only: whether the line below begins under the place. */
export function isBelow(line: LineView, place: number, { line: { box } }: LineView): boolean {
  if (!line.text.slice(0, place - line.start).includes('\t')) return true;
  const run = line.line.runs.find(({ end }) => end > place);
  return run?.box != null && box !== null && Math.abs(run.box.x - box.x) < sameEdge;
}
