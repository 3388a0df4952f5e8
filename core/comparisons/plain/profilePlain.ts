import { type ComparedCandidate, matchName, type SkillCategory } from '../../../plugins/contract.ts';
import { skillLevel } from '../../../plugins/knowledge/skillLevel.ts';
import { normalizeSkill } from '../../../plugins/knowledge/skills.ts';
import { mapInTurns } from '../../mapInTurns.ts';

export interface PlainProfile {
  fullName: string;
  /** As given. */
  skills: string[];
  /** Each once by its known name; `canonical` is null for a name that we do not know. */
  normalizedSkills: { raw: string; canonical: string | null; category: SkillCategory }[];
  /** By years: 7 or more, 4 or more, less; null when the years are unknown. */
  seniority: string | null;
  years: number | null;
  /** Fields of work that at least two known skills belong to, the most frequent first. */
  domains: string[];
}

/** Summarises each candidate by the known names of skills. */
export function profilePlain(candidates: readonly ComparedCandidate[]): Promise<PlainProfile[]> {
  return mapInTurns(candidates, profileOf);
}

function profileOf({ name, facts }: ComparedCandidate): PlainProfile {
  const years = facts.years?.value ?? null;
  const distinct = new Map(facts.skills.map(({ value }) => [matchName(value), value.name]));
  const normalizedSkills = [...distinct.values()].map((raw) => {
    const known = normalizeSkill(raw);
    return { raw, canonical: known?.name ?? null, category: known?.category ?? ('other' as const) };
  });
  return {
    fullName: name,
    skills: facts.skills.map(({ value }) => value.name),
    normalizedSkills,
    seniority: skillLevel(years),
    years,
    domains: domainsOf([...distinct.values()]),
  };
}

/** One skill is not enough: a recruiter may list Java, an accountant Excel. */
const leastOfDomain = 2;

function domainsOf(skills: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const skill of skills) {
    const domain = normalizeSkill(skill)?.domain;
    if (domain !== undefined) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= leastOfDomain)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([domain]) => domain);
}
