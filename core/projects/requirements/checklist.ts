import { type RequirementItem, requirementKey } from '../../../plugins/contract/relevance.ts';
import type { EducationLevel } from '../../../plugins/contract.ts';
import { findDegreeLevel } from '../../../plugins/knowledge/findDegreeLevel.ts';
import { skillAlternatives } from '../../../plugins/knowledge/skills.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import { namedSkill } from './namedSkill.ts';
import { readMinYears } from './readMinYears.ts';
import { type ChecklistImportance, marksOf, type RequirementMark } from './requirementMarks.ts';
import { evidenceOf, extractedOf, type StoredEvidence, type StoredRequirement } from './revision.ts';

/** One requirement of a position, in the job description's words and with the user's marks. */
export interface ChecklistItem extends Omit<RequirementItem, 'importance'> {
  key: string;
  importance: ChecklistImportance;
  /** 0 to 1; null when the user wrote it. */
  confidence: number | null;
  evidence: StoredEvidence[];
  /** "Python or Bash": any of them meets it. One entry when there is no choice. */
  alternatives: string[];
}

type Draft = Omit<ChecklistItem, 'key' | 'knockOut' | 'alternatives'> & {
  /** The importance comes from the form's lists, not from a mark. */
  listed?: boolean;
};

const order: Record<ChecklistImportance, number> = { must: 0, nice: 1, dropped: 2 };

/**
 * The checklist of a revision, musts first: the form's lists, years, degree, certificates and languages, then the other extracted requirements, with the user's
 * marks applied. It is derived, never stored, so it always agrees with the form, and older revisions have one too.
 *
 * Without a mark, a skill in neither list is dropped; a soft skill is nice to have, because résumés rarely prove one; everything else has the importance that
 * the job description gives it.
 */
export function checklistOf(revision: RequirementRevision | null): ChecklistItem[] {
  if (revision === null) return [];
  const extracted = extractedOf(revision);
  const marks = new Map(marksOf(revision).map((mark) => [mark.key, mark]));
  const items = new Map<string, ChecklistItem>();
  for (const draft of [
    ...listedSkills(revision, extracted),
    ...otherSkills(extracted),
    ...yearsOf(revision, extracted),
    ...degreeOf(revision, extracted),
    ...namedOf('certification', revision.certifications, extracted),
    ...namedOf('language', revision.languages, extracted),
  ]) {
    const key = requirementKey(draft);
    if (!items.has(key)) items.set(key, applyMark(key, draft, marks.get(key)));
  }
  return [...items.values()].toSorted((a, b) => order[a.importance] - order[b.importance]);
}

/** What candidates are judged by: everything but the dropped requirements, in the checklist's order. */
export function judgedItems(checklist: readonly ChecklistItem[]): RequirementItem[] {
  return checklist.flatMap(
    ({ key: _key, confidence: _confidence, evidence: _evidence, alternatives: _all, importance, ...item }) =>
      importance === 'dropped' ? [] : { ...item, importance },
  );
}

function applyMark(key: string, { listed, ...draft }: Draft, mark: RequirementMark | undefined): ChecklistItem {
  const importance = listed || mark === undefined ? draft.importance : mark.importance;
  const isSkill = draft.kind === 'skill' || draft.kind === 'soft-skill' || draft.kind === 'other';
  return {
    ...draft,
    key,
    importance,
    minYears: isSkill && mark !== undefined ? mark.minYears : draft.minYears,
    knockOut: importance === 'must' && mark?.knockOut === true,
    alternatives: isSkill || draft.kind === 'certification' ? skillAlternatives(draft.label) : [draft.label],
  };
}

const isSkillKind = ({ kind }: StoredRequirement) => kind === 'skill' || kind === 'soft-skill' || kind === 'other';

function listedSkills({ requiredSkills, niceSkills }: RequirementRevision, extracted: readonly StoredRequirement[]): Draft[] {
  const read = new Map(extracted.filter(isSkillKind).map((one) => [one.label.toLowerCase(), one]));
  const toDraft = (label: string, importance: ChecklistImportance): Draft => {
    const found = read.get(label.toLowerCase());
    if (found !== undefined) return { ...fromRead(found), importance, listed: true };
    return { ...namedSkill(label), importance, confidence: null, evidence: [], listed: true };
  };
  return [...requiredSkills.map((label) => toDraft(label, 'must')), ...niceSkills.map((label) => toDraft(label, 'nice'))];
}

/** Extracted skills that are in neither list. */
function otherSkills(extracted: readonly StoredRequirement[]): Draft[] {
  return extracted.filter(isSkillKind).map((one) => ({
    ...fromRead(one),
    importance: one.kind === 'skill' ? 'dropped' : 'nice',
    listed: one.kind === 'skill',
  }));
}

function yearsOf(revision: RequirementRevision, extracted: readonly StoredRequirement[]): Draft[] {
  const read = extracted.find(({ kind }) => kind === 'experience');
  const years = revision.minYears ?? readMinYears(revision.experience) ?? read?.minYears ?? null;
  if (years === null) return [];
  const evidence = evidenceOf(revision).experience ?? [];
  return [
    {
      ...plain('experience', revision.experience ?? read?.label ?? `${years}+`, years),
      confidence: evidence.length > 0 ? (read?.confidence ?? null) : null,
      evidence,
      importance: revision.minYears === null ? 'dropped' : 'must',
      listed: revision.minYears === null,
    },
  ];
}

function degreeOf(revision: RequirementRevision, extracted: readonly StoredRequirement[]): Draft[] {
  const read = extracted.find(({ kind }) => kind === 'education');
  const label = revision.education ?? read?.label ?? revision.educationLevel;
  const level = (revision.educationLevel ?? (label === null ? null : findDegreeLevel(label))) as EducationLevel | null;
  if (label === null || level === null) return [];
  const evidence = evidenceOf(revision).education ?? (label === read?.label ? read.evidence : []);
  const wanted = revision.educationLevel !== null;
  const isNice = !wanted && read?.importance === 'nice' && label === read.label;
  return [
    {
      ...plain('education', label, null),
      level,
      confidence: evidence.length > 0 ? (read?.confidence ?? null) : null,
      evidence,
      importance: wanted ? 'must' : isNice ? 'nice' : 'dropped',
      listed: !wanted && !isNice,
    },
  ];
}

/** Certificates or languages: those of the form, then extracted ones that were removed from it. */
function namedOf(
  kind: 'certification' | 'language',
  labels: readonly string[],
  extracted: readonly StoredRequirement[],
): Draft[] {
  const read = extracted.filter((one) => one.kind === kind);
  const kept = labels.map((label): Draft => {
    const found = read.find((one) => one.label === label);
    return found === undefined ? { ...plain(kind, label, null), importance: 'must' } : fromRead(found);
  });
  const dropped = read.filter(({ label }) => !labels.includes(label));
  return [...kept, ...dropped.map((one): Draft => ({ ...fromRead(one), importance: 'dropped', listed: true }))];
}

function fromRead({ label, known, kind, category, importance, minYears, confidence, evidence }: StoredRequirement): Draft {
  return { label, known, kind, category, importance, minYears, level: null, confidence, evidence };
}

function plain(kind: Draft['kind'], label: string, minYears: number | null): Omit<Draft, 'importance'> {
  return { label, known: null, kind, category: 'other', minYears, level: null, confidence: null, evidence: [] };
}
