import { practices } from '../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import type { KnownSkill } from '../../../knowledge/skills.ts';
import { roleNouns, roleNounsRu } from '../../../knowledge/words/titles.ts';
import { titleScore } from './fieldScores.ts';

const practice = makeFinder('iu', { words: practices, after: '$' });
/** Products and methods have proper names. */
const named = /\p{Ll}\p{Lu}|\d|\s\p{Lu}|^\p{Lu}{2}/u;
const english = new Set(roleNouns.flatMap((noun) => [noun, `${noun}s`]));
const russian = roleNounsRu.map((noun) => noun.replace('~', ''));
const nextWord = /^[\s-]+(?:(?:React|UI|Team|Tech|Software|Senior|Junior|Lead)\s+)?([\p{L}]+)/u;

const wholeTitle = 2.5;
const longestAcronym = 5;

/** "Paralegal", "Бухгалтер": the person who does the work, not the work. */
export function namesWorker(category: KnownSkill['category'], raw: string): boolean {
  return category === 'other' && raw.length > longestAcronym && titleScore(raw) >= wholeTitle;
}

/** Whether a practice is named only as part of a job title: "DevOps engineer", "frontend-разработчик". */
export function namesRole({ name, category }: KnownSkill, after: string): boolean {
  if (!practice.test(name) && (category !== 'other' || named.test(name))) return false;
  const word = nextWord.exec(after)?.[1]?.toLowerCase();
  return word !== undefined && (english.has(word) || russian.some((stem) => word.startsWith(stem)));
}
