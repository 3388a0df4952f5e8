import type { Fact, ResumeFacts } from '../../plugins/contract.ts';
import type { Mask } from './makeMask.ts';
import { maskedValue } from './maskText.ts';

const identifying = ['name', 'email', 'phone', 'website', 'linkedin'] as const;

/** Facts as blind review shows them: identifying fields are hidden and lose their quotations; all other texts are masked. */
export function maskFacts(facts: ResumeFacts, mask: Mask): ResumeFacts {
  const hidden = Object.fromEntries(identifying.map((field) => [field, hide(facts[field])]));
  const education = facts.education.map((fact) => ({
    ...fact,
    value: { ...fact.value, institution: fact.value.institution === null ? null : maskedValue },
  }));
  return { ...maskStrings({ ...facts, education }, mask), ...hidden };
}

function hide(fact: Fact<string> | null): Fact<string> | null {
  return fact && { ...fact, value: maskedValue, evidence: [] };
}

/** Masks every text inside a value. */
export function maskStrings<T>(value: T, mask: Pick<Mask, 'text'>): T {
  if (typeof value === 'string') return mask.text(value) as T;
  if (Array.isArray(value)) return value.map((each) => maskStrings<unknown>(each, mask)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskStrings(each, mask)])) as T;
}
