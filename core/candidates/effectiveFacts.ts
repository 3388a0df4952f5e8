import {
  type Certification,
  type Fact,
  type Language,
  matchName,
  type Named,
  type ResumeFacts,
  type Salary,
  type Skill,
} from '../../plugins/contract.ts';
import { normalizeSkill } from '../../plugins/knowledge/skills.ts';
import { normalizeLanguage } from '../knowledge.ts';
import { type CorrectableField, type Corrections, correctionValues, isCorrectableField } from './correctionValues.ts';

/**
 * The facts as the user sees and scores them: the extracted ones, overridden by corrections. A corrected value that is also in the document keeps its
 * evidence; any other has none, and confidence 1.
 */
export function effectiveFacts(facts: ResumeFacts, corrections: Corrections): ResumeFacts {
  const result: ResumeFacts = { ...facts };
  for (const field of [
    'name',
    'title',
    'email',
    'phone',
    'website',
    'linkedin',
    'location',
    'summary',
    'years',
    'salary',
  ] as const) {
    if (corrections[field] !== undefined)
      Object.assign(result, { [field]: asFact<string | number | Salary>(corrections[field], facts[field]) });
  }
  if (corrections.skills) result.skills = correctSkills(corrections.skills, facts.skills);
  if (corrections.certifications) result.certifications = correctCertifications(corrections.certifications, facts.certifications);
  if (corrections.languages) result.languages = correctLanguages(corrections.languages, facts.languages);
  for (const field of ['education', 'experience'] as const) {
    const values = corrections[field];
    if (values) Object.assign(result, { [field]: asFacts<unknown>(values, facts[field]) });
  }
  return result;
}

/** Reads corrections from stored rows. Skips rows of an unknown shape: the value then shows as uncorrected, instead of breaking the candidate. */
export function readCorrections(rows: readonly { field: string; value: unknown }[]): Corrections {
  const corrections: Partial<Record<CorrectableField, unknown>> = {};
  for (const { field, value } of rows) {
    if (!isCorrectableField(field)) continue;
    const parsed = correctionValues[field].safeParse(value);
    if (parsed.success) corrections[field] = parsed.data;
  }
  return corrections as Corrections;
}

function asFact<T>(value: T | null | undefined, extracted: Fact<T> | null): Fact<T> | null {
  if (value === null || value === undefined) return null;
  return extracted !== null && sameValue(extracted.value, value) ? extracted : { value, evidence: [], confidence: 1 };
}

function asFacts<T>(values: readonly T[], extracted: readonly Fact<T>[]): Fact<T>[] {
  return values.map((value) => extracted.find((fact) => sameValue(fact.value, value)) ?? { value, evidence: [], confidence: 1 });
}

function correctSkills(names: readonly string[], extracted: readonly Fact<Skill>[]): Fact<Skill>[] {
  const byName = new Map<string, Fact<Skill>>();
  for (const name of names) {
    const known = normalizeSkill(name);
    const named = { name, known: known?.name ?? null };
    const value: Skill = { ...named, category: known?.category ?? 'other', source: 'listed', lastUsed: null, months: null };
    const fact = confirmed(value, findNamed(named, extracted));
    const key = matchName({ ...fact.value, known: null });
    if (!byName.has(key)) byName.set(key, fact);
  }
  return [...byName.values()];
}

function correctCertifications(names: readonly string[], extracted: readonly Fact<Certification>[]): Fact<Certification>[] {
  return names.map((name) => {
    const value = { name, known: normalizeSkill(name)?.name ?? null };
    return confirmed(
      value,
      extracted.find((fact) => sameValue(fact.value.name, name)),
    );
  });
}

function correctLanguages(
  spoken: readonly { name: string; level: string | null }[],
  extracted: readonly Fact<Language>[],
): Fact<Language>[] {
  return spoken.map(({ name, level }) => {
    const value = { name, known: normalizeLanguage(name), level };
    return confirmed(
      value,
      extracted.find((fact) => sameValue(fact.value.name, name) && sameValue(fact.value.level, level)),
    );
  });
}

/** Finds an extracted fact by the words that the user sees, else by its known name. */
function findNamed<T extends Named>(named: Named, extracted: readonly Fact<T>[]): Fact<T> | undefined {
  return (
    extracted.find(({ value }) => sameValue(value.name, named.name)) ??
    extracted.find(({ value }) => matchName(value) === matchName(named))
  );
}

/** A corrected value that the document also states keeps its evidence. */
function confirmed<T>(value: T, found: Fact<T> | undefined): Fact<T> {
  return found ?? { value, evidence: [], confidence: 1 };
}

/** Ignores the order of keys, because stored JSON does not preserve it. */
function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));
}

function sortKeys(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sortKeys(entry)]),
  );
}
