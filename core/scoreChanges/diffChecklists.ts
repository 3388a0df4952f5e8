import { matchName } from '../../plugins/contract.ts';
import type { ChecklistItem } from '../projects/requirements/checklist.ts';

/** Differences between the requirements of two scores. */
export interface ChecklistDifference {
  /** Labels. */
  added: string[];
  removed: string[];
  changed: ChangedRequirement[];
}

/** One requirement before and after: its importance, minimum, knock-out, degree or wording changed. */
export interface ChangedRequirement {
  before: ChecklistItem;
  after: ChecklistItem;
}

export function diffChecklists(before: readonly ChecklistItem[], after: readonly ChecklistItem[]): ChecklistDifference {
  const earlier = before.filter(isJudged);
  const changed: ChangedRequirement[] = [];
  const added: string[] = [];
  const later = after.filter(isJudged);
  const kept = new Set(later.map(({ key }) => key));
  const unpaired = new Set(earlier.filter(({ key }) => !kept.has(key)));
  for (const item of later) {
    const same = earlier.find(({ key }) => key === item.key);
    const previous = same ?? [...unpaired].find((one) => isReworded(one, item));
    if (previous === undefined) added.push(item.label);
    else if (previous !== same || differs(previous, item)) changed.push({ before: previous, after: item });
    if (previous !== undefined) unpaired.delete(previous);
  }
  return { added, removed: [...unpaired].map(({ label }) => label), changed };
}

function isJudged({ importance }: ChecklistItem): boolean {
  return importance !== 'dropped';
}

/**
 * Whether two requirements are the same one, changed. A position has only one for years and one for the degree; others are the same if they share a name:
 * "Python" and "Python or Bash".
 */
function isReworded(before: ChecklistItem, after: ChecklistItem): boolean {
  if (before.kind !== after.kind) return false;
  if (after.kind === 'experience' || after.kind === 'education') return true;
  const names = new Set(namesOf(before));
  return namesOf(after).some((name) => names.has(name));
}

function namesOf({ known, alternatives }: ChecklistItem): string[] {
  return [...(known === null ? [] : [known]), ...alternatives].map((name) => matchName({ name, known: null }));
}

function differs(before: ChecklistItem, after: ChecklistItem): boolean {
  return (
    before.importance !== after.importance ||
    before.minYears !== after.minYears ||
    before.knockOut !== after.knockOut ||
    before.level !== after.level
  );
}
