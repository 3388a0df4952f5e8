import type { FieldSpan } from '../label/fieldSpan.ts';

/** Margin at which the confidence is halfway between its bounds. */
const evenMargin = 8;
const leastLimit = 0.4;
const most = 0.98;

/** Confidence from the smallest margin of the fields present: 0.4 for a toss-up, approaching 0.98. */
export function confidenceOf(fields: readonly (Pick<FieldSpan<string>, 'margin'> | undefined)[]): number {
  const margins = fields.flatMap((field) => (field ? [Math.max(0, field.margin)] : []));
  if (margins.length === 0) return leastLimit;
  const least = Math.min(...margins);
  return leastLimit + (most - leastLimit) * (least / (least + evenMargin));
}
