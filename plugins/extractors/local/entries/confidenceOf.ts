import type { FieldSpan } from '../label/labelDocument.ts';

/** The margin at which half of what could still be wrong is right. */
const EVEN_MARGIN = 8;
const LEAST = 0.4;
const MOST = 0.98;

/** From the smallest margin of the fields that are there: 0.4 for a toss-up, towards 0.98. */
export function confidenceOf(fields: readonly (Pick<FieldSpan<string>, 'margin'> | undefined)[]): number {
  const margins = fields.flatMap((field) => (field ? [Math.max(0, field.margin)] : []));
  if (margins.length === 0) return LEAST;
  const least = Math.min(...margins);
  return LEAST + (MOST - LEAST) * (least / (least + EVEN_MARGIN));
}
