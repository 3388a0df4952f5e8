import { findDegreeLevel } from '../../../plugins/knowledge/findDegreeLevel.ts';
import type { RequirementRevision } from '../../../prisma/generated/client.ts';
import { cleanSkills } from './cleanSkills.ts';
import { readMinYears } from './readMinYears.ts';
import { marksJson, marksOf } from './requirementMarks.ts';
import type { RequirementsForm } from './requirementsForm.ts';
import { asJson, evidenceOf, type RequirementEvidence, type RequirementField } from './revision.ts';

/** A revision's fields after the form was edited. Values derived from a line are derived again when the line has changed. */
export function editRequirements(base: RequirementRevision | null, form: RequirementsForm) {
  const requiredSkills = cleanSkills(form.requiredSkills);
  const lines = editLines(base, form);
  const before = base ?? nothing;
  return {
    ...lines,
    requiredSkills,
    niceSkills: form.niceSkills ? cleanSkills(form.niceSkills) : before.niceSkills,
    minYears: lines.experience === before.experience ? before.minYears : readMinYears(lines.experience),
    educationLevel: lines.education === before.education ? before.educationLevel : findDegreeLevel(lines.education ?? ''),
    certifications: before.certifications,
    languages: before.languages,
    selected: form.selected ?? followSkills(base, requiredSkills),
    sourceName: form.sourceName === undefined ? before.sourceName : form.sourceName,
    evidence: asJson(keepEvidence(base, lines)),
    marks: marksJson(base === null ? [] : marksOf(base)),
  };
}

const nothing = {
  niceSkills: [],
  experience: null,
  minYears: null,
  education: null,
  educationLevel: null,
  certifications: [],
  languages: [],
  sourceName: null,
};

function editLines(base: RequirementRevision | null, form: RequirementsForm): Record<RequirementField, string | null> {
  const edited = (field: RequirementField) => (form[field] === undefined ? (base?.[field] ?? null) : form[field]);
  return {
    position: edited('position'),
    experience: edited('experience'),
    education: edited('education'),
    salary: edited('salary'),
  };
}

/** A line that a user changed loses its evidence, because it is no longer what the document says. */
function keepEvidence(base: RequirementRevision | null, lines: Record<RequirementField, string | null>): RequirementEvidence {
  if (base === null) return {};
  const kept = Object.entries(evidenceOf(base)).filter(
    ([field]) => base[field as RequirementField] === lines[field as RequirementField],
  );
  return Object.fromEntries(kept);
}

/** Applies the form's additions and removals to the selected list. An empty list stays empty. */
function followSkills(base: RequirementRevision | null, requiredSkills: string[]): string[] {
  const selected = base?.selected ?? [];
  if (base === null || selected.length === 0) return [];
  const before = new Set(base.requiredSkills.map((skill) => skill.toLowerCase()));
  const now = new Set(requiredSkills.map((skill) => skill.toLowerCase()));
  const kept = selected.filter((label) => !before.has(label.toLowerCase()) || now.has(label.toLowerCase()));
  return cleanSkills([...kept, ...requiredSkills.filter((skill) => !before.has(skill.toLowerCase()))]);
}
