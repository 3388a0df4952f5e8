import {
  type ComparedCandidate,
  type Education,
  type EducationLevel,
  educationLevels,
  type Fact,
  matchName,
  type Named,
  type ResumeFacts,
} from '../contract.ts';
import { foldText } from '../knowledge/foldText.ts';
import { countHolders, type Held, type Holders } from './rarity.ts';

/** Counts over a whole group, for comparing some of its candidates with all of them. */
export interface Group {
  size: number;
  skills: Holders;
  certifications: Holders;
  /** Whether another candidate has the same line. */
  isShared(line: string): boolean;
}

/** Each thing once, by the key it is matched by, in the document's order. */
export function distinct(facts: readonly Fact<Named>[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { value } of facts) {
    const key = matchName(value);
    if (key !== '' && !names.has(key)) names.set(key, value.name);
  }
  return names;
}

/** Two lines are the same if they differ only in case, accents and spaces. */
export function lineKey(line: string): string {
  return foldText(line).replace(/\s+/gu, ' ').trim();
}

/** A line's key as a 32-bit number (FNV-1a): two lines of a group of 100,000 candidates share one by chance about once in a thousand lines. */
export function lineHash(line: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(lineKey(line))) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash | 0;
}

/** What a candidate did, line by line: of each job the position with the employer, then the duties. */
export function experienceLines(facts: ResumeFacts): string[] {
  const lines = facts.experience.flatMap(({ value: { position, company, responsibilities } }) => [
    [position, company].filter(Boolean).join(', '),
    ...responsibilities,
  ]);
  const byKey = new Map(lines.map((line) => [lineKey(line), line.trim()]));
  byKey.delete('');
  return [...byKey.values()];
}

/** The highest stated degree; of equal ones, the first. */
export function highestEducation(facts: ResumeFacts): Education | null {
  const rank = (level: EducationLevel | null) => (level === null ? -1 : educationLevels.indexOf(level));
  return facts.education
    .map(({ value }) => value)
    .reduce<Education | null>((best, one) => (best === null || rank(one.level) > rank(best.level) ? one : best), null);
}

/** The candidates themselves as the group. */
export function groupOf(candidates: readonly ComparedCandidate[]): Group {
  const lines = countHolders(candidates.map(({ facts }) => experienceLines(facts).map(lineKey)));
  return {
    size: candidates.length,
    skills: countHolders(candidates.map(({ facts }) => [...distinct(facts.skills).keys()])),
    certifications: countHolders(candidates.map(({ facts }) => [...distinct(facts.certifications).keys()])),
    isShared: (line) => (lines.get(lineKey(line)) ?? 0) > 1,
  };
}

/** The things that one candidate has, with the number of candidates that have each. */
export function heldIn(facts: readonly Fact<Named>[], holders: Holders): Held[] {
  return [...distinct(facts)].map(([key, name]) => ({ name, holders: holders.get(key) ?? 1 }));
}

/** Rarest first, then by name. */
export function byRarity(a: Held, b: Held): number {
  return a.holders - b.holders || compareTexts(a.name, b.name);
}

const collator = new Intl.Collator('en');

/** A fixed order that does not depend on the machine's locale, and treats texts that only look alike as different. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
