import type { SkillCategory } from '../../../contract.ts';
import { findSkills, type SkillMatch } from '../../../knowledge/skills.ts';
import { praises, speaksOfCompetence, speaksOfPerson } from './clauseCues.ts';

const reachOfCompetence = 50;
const itemBefore = /(?:^|[,;/(:]|\b(?:and|or)|(?<!\p{L})(?:и|или))\s*$/iu;
const itemAfter = /^\s*(?:$|[,;.)/]|(?:and|or|и|или)\s)/iu;

/** How much a clause is known to speak of what people should be able to do. */
export interface Setting {
  /** It stands among requirements. */
  requires: boolean;
  /** It says itself that it asks for something. */
  explicit: boolean;
}

/** The skills that a clause names. Ordinary words are believed to be skills where the words around them, or the part of the text, speak of such. */
export function findAskedSkills(text: string, { requires, explicit }: Setting): SkillMatch[] {
  const person = speaksOfPerson(text);
  const praise = praises(text);
  const trusts = (start: number, end: number, category: SkillCategory) => {
    if (!requires && !explicit) return false;
    if (speaksOfCompetence(text.slice(Math.max(0, start - reachOfCompetence), start))) return true;
    if (requires && isItem(text, start, end)) return true;
    return category === 'soft' && (requires || person) && !praise;
  };
  return findSkills(text, { trusts });
}

/** It is all that stands between two signs of a list. */
function isItem(text: string, start: number, end: number): boolean {
  return itemBefore.test(text.slice(0, start)) && itemAfter.test(text.slice(end));
}
