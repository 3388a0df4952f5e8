/** What is needed of a requirement that was read to group it. */
interface Extracted {
  readonly label: string;
  readonly kind: string;
  readonly importance: string;
}

export interface ListedRequirement<E extends Extracted> {
  label: string;
  /** Null for one that a user added. */
  extracted: E | null;
  /** Part of the form: can be taken off. */
  removable: boolean;
}

export interface GroupedRequirements<E extends Extracted> {
  must: ListedRequirement<E>[];
  nice: ListedRequirement<E>[];
  /** Skills that were read as a must, and that the form does not require: taken off, or beyond its length. */
  mentioned: ListedRequirement<E>[];
}

/** Experience and education have lines of their own in the form. */
const lined = new Set(['EXPERIENCE', 'EDUCATION']);

/** The form's skills and all else that was read as one list, each requirement once. */
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
