import type { Fact, ResumeFacts, Salary, Skill } from '../../plugins/contract.ts';
import type { Knowledge } from '../documents/documentEngine.ts';
import { type CorrectableField, type Corrections, correctionValues, isCorrectableField } from './correctionValues.ts';

/**
 * The facts as the user sees and scores them: the extracted ones with the corrections laid over. A corrected value that the document states too
 * keeps its evidence; any other has none, and confidence 1.
 */
export function effectiveFacts(
  facts: ResumeFacts,
  corrections: Corrections,
  knowledge: Pick<Knowledge, 'normalizeSkill'>,
): ResumeFacts {
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
  if (corrections.skills) result.skills = correctSkills(corrections.skills, facts.skills, knowledge);
  for (const field of ['certifications', 'languages', 'education', 'experience'] as const) {
    const values = corrections[field];
    if (values) Object.assign(result, { [field]: asFacts<unknown>(values, facts[field]) });
  }
  return result;
}

/** Stored rows as corrections. A row whose shape is no longer known is left out: it shows as not corrected rather than breaking the candidate. */
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

function correctSkills(
  names: readonly string[],
  extracted: readonly Fact<Skill>[],
  knowledge: Pick<Knowledge, 'normalizeSkill'>,
): Fact<Skill>[] {
  const byName = new Map<string, Fact<Skill>>();
  for (const raw of names) {
    const known = knowledge.normalizeSkill(raw);
    const name = known?.name ?? raw;
    const found = extracted.find(({ value }) => value.name.toLowerCase() === name.toLowerCase());
    const value: Skill = { name, raw, category: known?.category ?? 'other', source: 'skills', lastUsed: null, months: null };
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), found ?? { value, evidence: [], confidence: 1 });
  }
  return [...byName.values()];
}

/** Order of keys does not matter: stored JSON does not keep it. */
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
