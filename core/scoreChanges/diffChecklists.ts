import type { ChecklistItem } from '../projects/checklist.ts';

/** What differs between the requirements of two scores, by label. */
export interface ChecklistDifference {
  added: string[];
  removed: string[];
  /** Another importance, minimum or knock-out. */
  changed: string[];
}

export function diffChecklists(before: readonly ChecklistItem[], after: readonly ChecklistItem[]): ChecklistDifference {
  const earlier = judged(before);
  const later = judged(after);
  const labels = (items: Iterable<ChecklistItem>) => [...items].map(({ label }) => label);
  return {
    added: labels([...later.values()].filter(({ key }) => !earlier.has(key))),
    removed: labels([...earlier.values()].filter(({ key }) => !later.has(key))),
    changed: labels([...later.values()].filter((item) => differs(earlier.get(item.key), item))),
  };
}

function judged(items: readonly ChecklistItem[]): Map<string, ChecklistItem> {
  return new Map(items.filter(({ importance }) => importance !== 'dropped').map((item) => [item.key, item]));
}

function differs(before: ChecklistItem | undefined, after: ChecklistItem): boolean {
  if (before === undefined) return false;
  return (
    before.importance !== after.importance ||
    before.minYears !== after.minYears ||
    before.knockOut !== after.knockOut ||
    before.level !== after.level
  );
}
