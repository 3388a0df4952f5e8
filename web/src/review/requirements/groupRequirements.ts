/** The fields of an extracted requirement needed to group it. */
interface Extracted {
  readonly label: string;
  readonly kind: string;
  readonly importance: string;
}

export interface ListedRequirement<E extends Extracted> {
  label: string;
  /** Null for a requirement that the user added. */
  extracted: E | null;
  /** It is part of the form, so it can be removed. */
  removable: boolean;
}

export interface GroupedRequirements<E extends Extracted> {
  must: ListedRequirement<E>[];
  nice: ListedRequirement<E>[];
  /** Skills read as must-haves that the form does not require: removed by the user, or beyond the form's limit. */
  mentioned: ListedRequirement<E>[];
}

/** Experience and education have separate lines in the form. */
const lined = new Set(['EXPERIENCE', 'EDUCATION']);

/** The form's skills and everything else that was read in one list, each requirement once. */
export function groupRequirements<E extends Extracted>(
  skills: readonly string[],
  niceSkills: readonly string[],
  extracted: readonly E[],
): GroupedRequirements<E> {
  const byLabel = new Map(extracted.map((one) => [one.label.toLowerCase(), one]));
  const list = (label: string, removable: boolean) => ({ label, removable, extracted: byLabel.get(label.toLowerCase()) ?? null });
  const listed = new Set([...skills, ...niceSkills].map((label) => label.toLowerCase()));
  const seen = new Set(listed);
  const others = extracted.filter(({ label, kind }) => {
    const key = label.toLowerCase();
    return !lined.has(kind) && !seen.has(key) && seen.add(key);
  });
  const rest = (take: (one: E) => boolean) => others.filter(take).map(({ label }) => list(label, false));
  return {
    must: [
      ...skills.map((label) => list(label, true)),
      ...rest(({ kind, importance }) => importance === 'MUST' && kind !== 'SKILL'),
    ],
    nice: [...niceSkills.map((label) => list(label, false)), ...rest(({ importance }) => importance === 'NICE')],
    mentioned: rest(({ kind, importance }) => importance === 'MUST' && kind === 'SKILL'),
  };
}
