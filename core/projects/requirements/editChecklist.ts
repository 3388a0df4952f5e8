import { requirementKey } from '../../../plugins/contract/relevance.ts';
import type { RequirementKind } from '../../../plugins/contract.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import { type ChecklistItem, checklistOf } from './checklist.ts';
import { cleanSkills } from './cleanSkills.ts';
import { type ChecklistImportance, marksJson } from './requirementMarks.ts';
import { asJson, evidenceOf } from './revision.ts';

/** A line of the checklist as the user left it. */
export interface EditedItem {
  label: string;
  kind: RequirementKind;
  importance: ChecklistImportance;
  minYears: number | null;
  knockOut: boolean;
}

/** A revision's fields after the checklist was edited. Requirements that are not in `items` are dropped. */
export function editChecklist(base: RequirementRevision | null, items: readonly EditedItem[]) {
  const before = new Map(checklistOf(base).map((item) => [item.key, item]));
  const listed = new Set([...(base?.requiredSkills ?? []), ...(base?.niceSkills ?? [])].map((label) => label.toLowerCase()));
  const isListed = ({ kind, label }: EditedItem) => kind === 'skill' || (isSoft(kind) && listed.has(label.toLowerCase()));
  const labels = (pick: (item: EditedItem) => boolean) => cleanSkills(items.filter(pick).map(({ label }) => label));
  return {
    position: base?.position ?? null,
    salary: base?.salary ?? null,
    sourceName: base?.sourceName ?? null,
    requiredSkills: labels((item) => isListed(item) && item.importance === 'must'),
    niceSkills: labels((item) => isListed(item) && item.importance === 'nice'),
    certifications: labels(({ kind, importance }) => kind === 'certification' && importance !== 'dropped'),
    languages: labels(({ kind, importance }) => kind === 'language' && importance !== 'dropped'),
    ...editYears(
      base,
      items.find(({ kind }) => kind === 'experience'),
    ),
    ...editDegree(
      base,
      items.find(({ kind }) => kind === 'education'),
      before,
    ),
    selected: labels(({ importance }) => importance !== 'dropped').slice(0, mostSelected),
    marks: marksJson(items.map(toMark)),
  };
}

/** Limits of the requirements form. */
const mostSelected = 100;

const isSoft = (kind: RequirementKind) => kind === 'soft-skill' || kind === 'other';

function toMark(item: EditedItem) {
  const { importance, minYears, knockOut } = item;
  return { key: requirementKey(item), importance, minYears, knockOut: importance === 'must' && knockOut };
}

/** If the years no longer match the line, the line is replaced, because it is no longer what the document says. */
function editYears(base: RequirementRevision | null, item: EditedItem | undefined) {
  const experience = base?.experience ?? null;
  const minYears = item === undefined || item.importance === 'dropped' ? null : item.minYears;
  const evidence = base === null ? {} : evidenceOf(base);
  if (item === undefined || minYears === null || (minYears === base?.minYears && experience !== null))
    return { experience: experience ?? item?.label ?? null, minYears, evidence: asJson(evidence) };
  const { experience: _stale, ...kept } = evidence;
  const unchanged =
    base?.minYears === null && experience !== null && item.label === experience && checklistYears(base) === minYears;
  return unchanged
    ? { experience, minYears, evidence: asJson(evidence) }
    : { experience: `${minYears}+`, minYears, evidence: asJson(kept) };
}

function checklistYears(base: RequirementRevision): number | null {
  return checklistOf(base).find(({ kind }) => kind === 'experience')?.minYears ?? null;
}

function editDegree(base: RequirementRevision | null, item: EditedItem | undefined, before: ReadonlyMap<string, ChecklistItem>) {
  const level = item === undefined ? null : (before.get(requirementKey(item))?.level ?? null);
  const education = base?.education ?? (level === null ? null : (item?.label ?? null));
  if (item === undefined || item.importance === 'dropped') return { education, educationLevel: null };
  return { education, educationLevel: item.importance === 'must' ? level : (base?.educationLevel ?? null) };
}
