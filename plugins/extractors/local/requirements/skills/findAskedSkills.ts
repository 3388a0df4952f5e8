import type { SkillCategory } from '../../../../contract.ts';
import { findSkills, type SkillMatch } from '../../../../knowledge/skills.ts';
import { namesRole } from '../../annotate/fieldScores.ts';
import { praises, speaksOfBenefits, speaksOfCompetence, speaksOfPerson } from '../clauses/clauseCues.ts';

const reachOfCompetence = 100;

/** What is known about a clause that may name skills. */
export interface Setting {
  /** It is in a section of requirements. */
  requires: boolean;
  /** The clause itself says that it asks for something. */
  explicit: boolean;
}

/**
 * The skills that a clause names, except those that are part of a job title or name. An ordinary word counts as a skill only if the words around it, or
 * the section, are about skills.
 */
export function findAskedSkills(text: string, { requires, explicit }: Setting): SkillMatch[] {
  const person = speaksOfPerson(text);
  const praise = praises(text);
  const benefits = speaksOfBenefits(text);
  const trusts = (start: number, end: number, category: SkillCategory) => {
    if ((!requires && !explicit) || benefits) return false;
    if (speaksOfCompetence(text.slice(Math.max(0, start - reachOfCompetence), start))) return true;
    return (person || (requires && category === 'soft')) && !praise;
  };
  return findSkills(text, { trusts }).filter(
    ({ skill, raw, end }) => !isDuty(raw, text.slice(end)) && !namesRole(skill, text.slice(end)),
  );
}

/** "Responsible for the budget" describes the work, not a quality of the person. */
function isDuty(raw: string, after: string): boolean {
  return /^(?:responsib(?:le|ility)|accountable|ответствен\p{L}+)$/iu.test(raw) && /^\s+(?:for|за)(?!\p{L})/iu.test(after);
}
