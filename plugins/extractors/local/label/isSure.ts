import type { LabelledDocument } from './labelDocument.ts';

/** A fact of which the labels' reading may override the rules' one. */
export type LabelGroup = 'name' | 'title';

/**
 * The smallest margin at which labels override the rules. Measured: the smallest one at which the labels score no worse than the rules, on résumés that
 * the rules were tuned to but that neither the weights nor these figures were made from (`scripts/train/README.md`).
 */
const leastMargins: Readonly<Record<LabelGroup, number>> = {
  name: 200,
  title: 50,
};
function marginOf({ fields }: LabelledDocument, group: LabelGroup): number {
  return Math.max(0, ...fields.filter(({ field }) => field === group).map(({ margin }) => margin));
}

/** Whether the labels of a group are sure enough to override the rules. */
export const isSure = (labelled: LabelledDocument, group: LabelGroup): boolean =>
  marginOf(labelled, group) >= leastMargins[group];
