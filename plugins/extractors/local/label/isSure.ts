import type { LineView } from '../shared/lineView.ts';
import type { LabelledDocument } from './labelDocument.ts';
import { type FieldName, sectionOfLabel } from './lineLabels.ts';

/** A kind of fact in a document; the labels supply all of it or none of it. */
export type LabelGroup = 'jobs' | 'studies' | 'skills' | 'name' | 'title';

/**
 * The smallest margin at which labels override the rules. Measured: the smallest one at which the labels score no worse than the rules, on résumés that
 * the rules were tuned to but that neither the weights nor these figures were made from (`scripts/train/README.md`).
 */
const leastMargins: Readonly<Record<LabelGroup, number>> = {
  name: 200,
  title: 50,
  jobs: 500,
  studies: 490,
  skills: 380,
};
/** Share of a group's lines and words that may be less sure than that. */
const doubtful = 0.1;
/** If the items cover less of their lines than this, some items were missed. */
const leastCovered = 0.6;

function lowMargin(margins: readonly number[]): number {
  const sorted = margins.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * doubtful)] ?? 0;
}

const lineMargins = ({ labels, margins }: LabelledDocument, section: string) =>
  margins.filter((_, at) => sectionOfLabel(labels[at]!) === section);

const fieldMargins = ({ fields }: LabelledDocument, ...names: FieldName[]) =>
  fields.filter(({ field }) => names.includes(field)).map(({ margin }) => margin);

const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Share of the letters in lists of skills that the items cover. */
function coveredShare({ labels, skills }: LabelledDocument, lines: readonly LineView[]): number {
  let [all, covered] = [0, 0];
  lines.forEach(({ text, start, end }, at) => {
    if (labels[at] !== 'skills:B') return;
    all += lettersIn(text);
    for (const skill of skills)
      if (skill.start < end && skill.end > start)
        covered += lettersIn(text.slice(Math.max(0, skill.start - start), Math.min(end, skill.end) - start));
  });
  return all > 0 ? covered / all : 0;
}

function marginOf(labelled: LabelledDocument, group: LabelGroup): number {
  switch (group) {
    case 'jobs':
      return Math.min(lowMargin(lineMargins(labelled, 'experience')), lowMargin(fieldMargins(labelled, 'company', 'position')));
    case 'studies':
      return Math.min(lowMargin(lineMargins(labelled, 'education')), lowMargin(fieldMargins(labelled, 'institution', 'degree')));
    case 'skills':
      return Math.min(lowMargin(lineMargins(labelled, 'skills')), lowMargin(labelled.skills.map(({ margin }) => margin)));
    default:
      return Math.max(0, ...fieldMargins(labelled, group));
  }
}

/** Whether the labels of a group are sure enough to override the rules. */
export function isSure(labelled: LabelledDocument, lines: readonly LineView[], group: LabelGroup): boolean {
  if (marginOf(labelled, group) < leastMargins[group]) return false;
  return group !== 'skills' || coveredShare(labelled, lines) >= leastCovered;
}
