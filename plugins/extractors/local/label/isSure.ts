import type { LabelledDocument } from './labelDocument.ts';
import { type FieldName, sectionOfLabel } from './lineLabels.ts';

/** A kind of fact in a document; the labels supply all of it or none of it. */
export type LabelGroup = 'jobs' | 'studies' | 'name' | 'title';

/**
 * The smallest margin at which labels override the rules. Measured: the smallest one at which the labels score no worse than the rules, on résumés that
 * the rules were tuned to but that neither the weights nor these figures were made from (`scripts/train/README.md`).
 */
const leastMargins: Readonly<Record<LabelGroup, number>> = {
  name: 200,
  title: 50,
  jobs: 500,
  studies: 490,
};
/** Share of a group's lines and words that may be less sure than that. */
const doubtful = 0.1;

function lowMargin(margins: readonly number[]): number {
  const sorted = margins.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * doubtful)] ?? 0;
}

const lineMargins = ({ labels, margins }: LabelledDocument, section: string) =>
  margins.filter((_, at) => sectionOfLabel(labels[at]!) === section);

const fieldMargins = ({ fields }: LabelledDocument, ...names: FieldName[]) =>
  fields.filter(({ field }) => names.includes(field)).map(({ margin }) => margin);

function marginOf(labelled: LabelledDocument, group: LabelGroup): number {
  switch (group) {
    case 'jobs':
      return Math.min(lowMargin(lineMargins(labelled, 'experience')), lowMargin(fieldMargins(labelled, 'company', 'position')));
    case 'studies':
      return Math.min(lowMargin(lineMargins(labelled, 'education')), lowMargin(fieldMargins(labelled, 'institution', 'degree')));
    default:
      return Math.max(0, ...fieldMargins(labelled, group));
  }
}

/** Whether the labels of a group are sure enough to override the rules. */
export const isSure = (labelled: LabelledDocument, group: LabelGroup): boolean =>
  marginOf(labelled, group) >= leastMargins[group];
