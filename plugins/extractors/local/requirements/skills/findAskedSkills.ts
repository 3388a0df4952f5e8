import type { SkillCategory } from '../../../../contract.ts';
import { findSkills, normalizeSkill, type SkillMatch } from '../../../../knowledge/skills.ts';
import { namesRole } from '../../annotate/fieldScores.ts';
import { praises, speaksOfBenefits, speaksOfCompetence, speaksOfPerson } from '../clauses/clauseCues.ts';

const reachOfCompetence = 100;
const itemBefore = /(?:^|[,;/(:]|\b(?:and|or)|(?<!\p{L})(?:и|или))\s*$/iu;
const itemAfter = /^\s*(?:$|[,;.)/]|(?:and|or|и|или)\s)/iu;

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
    if (requires && isItem(text, start, end)) return true;
    return (person || (requires && category === 'soft')) && !praise;
  };
  return findSkills(text, { trusts }).filter(
    ({ skill, raw, start, end }) =>
      !isDuty(raw, text.slice(end)) &&
      !namesRole(skill, text.slice(end)) &&
      !(skill.category === 'soft' && isOurs(text, start, end)) &&
      !standsForOther(raw, text.slice(end)),
  );
}

/** "Join our friendly team". */
const ofOurs = /(?<!\p{L})(?:our|наш\p{L}{0,3}|в)\s(?:\p{L}+,?\s(?:and\s|и\s)?){0,2}$/iu;
const team =
  /^(?:(?:,| and| и) \p{L}+){0,2} (?:teams?|compan(?:y|ies)|office|family|коллектив\p{L}*|команд\p{L}+|компани\p{L}+)(?!\p{L}| (?:player|work|spirit|lead))/iu;
const reachOfOurs = 40;

function isOurs(text: string, start: number, end: number): boolean {
  return team.test(text.slice(end)) && ofOurs.test(text.slice(Math.max(0, start - reachOfOurs), start));
}

/** "AI (artificial insemination)": the brackets give a different meaning of the letters. */
function standsForOther(raw: string, after: string): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(raw)) return false;
  const meaning = /^ \(([\p{L} -]{5,60})\)/u.exec(after)?.[1];
  if (meaning === undefined) return false;
  const initials = meaning.split(/[ -]+/u).map((word) => word.charAt(0).toUpperCase());
  return initials.join('') === raw && normalizeSkill(meaning)?.name !== normalizeSkill(raw)?.name;
}

/** "Responsible for the budget" describes the work, not a quality of the person. */
function isDuty(raw: string, after: string): boolean {
  return /^(?:responsib(?:le|ility)|accountable|ответствен\p{L}+)$/iu.test(raw) && /^\s+(?:for|за)(?!\p{L})/iu.test(after);
}

/** It is the only text between two list separators. */
function isItem(text: string, start: number, end: number): boolean {
  return itemBefore.test(text.slice(0, start)) && itemAfter.test(text.slice(end));
}
