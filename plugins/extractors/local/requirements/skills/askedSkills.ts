import type { SkillCategory } from '../../../../contract.ts';
import { findSkills, type SkillMatch } from '../../../../knowledge/skills.ts';
import { namesRole } from '../../annotate/fieldScores.ts';
import { speaksOfBenefits, speaksOfCompetence, speaksOfPerson } from '../clauses/clauseCues.ts';

const reachOfCompetence = 100;
/** "childcare experience". */
export const ofMastery = /^ (?:experience|skills|knowledge|background|expertise)(?!\p{L})/iu;

/** What is known about a clause that may name skills. */
export interface Setting {
  /** It is in a section of requirements. */
  requires: boolean;
  /** The clause itself says that it asks for something. */
  explicit: boolean;
}

/** The skills that a clause names which asks for something. */
export const skillsInDemand = (text: string): SkillMatch[] => findAskedSkills(text, { requires: true, explicit: true });

/**
 * The skills that a clause names, except those that are part of a job title or name. An ordinary word counts as a skill only if the words around it, or
 * the section, are about skills.
 */
export function findAskedSkills(text: string, { requires, explicit }: Setting): SkillMatch[] {
  const person = speaksOfPerson(text);
  const benefits = speaksOfBenefits(text);
  const trusts = (start: number, end: number, category: SkillCategory) => {
    if ((!requires && !explicit) || benefits) return false;
    if (speaksOfCompetence(text.slice(Math.max(0, start - reachOfCompetence), start)) || ofMastery.test(text.slice(end)))
      return true;
    return person || (requires && category === 'soft');
  };
  return findSkills(text, { trusts }).filter(({ skill, end }) => !namesRole(skill, text.slice(end)));
}
