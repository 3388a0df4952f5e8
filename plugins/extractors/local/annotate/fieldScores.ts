import { professionsOfFirms } from '../../../knowledge/cues/jobEntryCues.ts';
import { practices } from '../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { remember } from '../../../knowledge/remember.ts';
import type { KnownSkill } from '../../../knowledge/skills.ts';
import {
  companyNames,
  companyWords,
  legalForms,
  ownTraders,
  ownWork,
  partnerWords,
} from '../../../knowledge/words/organisations.ts';
import { leadingNouns, otherRoleNouns } from '../../../knowledge/words/otherTitles.ts';
import { roleNouns, roleNounsRu, titleModifiers } from '../../../knowledge/words/titles.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';

const rolesList = makeVocabulary([...roleNouns, ...roleNouns.map((noun) => `${noun}s`), ...roleNounsRu, ...otherRoleNouns]);
/** In these languages the noun comes first, as in Russian. */
const leadingRoles = makeVocabulary(leadingNouns);
const modifiersList = makeVocabulary(titleModifiers);
export const formsList = makeVocabulary(legalForms);
const companies = makeVocabulary(companyWords);
const knownCompanies = makeVocabulary(companyNames);
const own = new Set(ownWork);
/** "Freelance (part-time)": without the remark in brackets. */
const namesOwnWork = (text: string) =>
  own.has((text.endsWith(')') ? text.slice(0, text.lastIndexOf('(')) : text).toLowerCase().trim());
const levelTail = /^[\s,]*(?:[IVX]{1,3}|\d|[ABC]|\(.*\)|[-–/].*|&.*|and .*|i{1,3})?\s{0,20}$/u;
const wordsIn = (text: string) => text.trim().split(/\s+/).length;
/** Longer texts are prose or hostile input; the patterns below are meant for short texts. */
const maxLength = 240;
const isSentence = (text: string) => text.length > maxLength || wordsIn(text) > (/[.!?]$/.test(text) ? 5 : 14);

/** "Pike & Sons Solicitors", "Bahr Consultants": a trade in the plural is a firm. */
const firm = makeFinder('iu', { before: String.raw`(?<=\p{L}.{0,200}\s)`, words: professionsOfFirms, after: '$' });

const namesFirm = (text: string, roles: number, modifiers: number) => roles === 1 && modifiers === 0 && firm.test(text);

/** What may follow the noun of a title: "Head of …", "Engineer, …". */
const continuesTitle = /^\s*(?:,|of|for|at|in|on|по|в|на|отдела|службы|-|\/|&|–|—|\()/iu;
const leads = (noun: string) => /\p{Script=Cyrillic}/u.test(noun) || leadingRoles.is(noun);

/** What scores less is no title. */
export const leastTitle = 1.2;

/** How much a text reads like a job title, about -2 to 4. */
export const titleScore = remember((text: string): number => {
  if (isSentence(text)) return -2;
  if (namesOwnWork(text)) return 0;
  const roles = rolesList.find(text);
  const modifiers = modifiersList.find(text);
  if (roles.length === 0 || namesFirm(text, roles.length, modifiers.length)) return roles.length + modifiers.length > 0 ? 0.4 : 0;
  const [first, last] = [roles[0]!, roles.at(-1)!];
  const tail = wordsIn(text.slice(last.end).replace(/\([^)]{0,200}\)/g, ''));
  const head = text.slice(0, roles[0]!.start).split(/[,(–-]/u).length > 1 ? 0 : 0.3;
  let score = 1.2;
  if (levelTail.test(text.slice(last.end))) score = 3;
  else if (first.start === 0 || /^[\s\p{L}-]*$/u.test(text.slice(0, first.start)))
    score = continuesTitle.test(text.slice(last.end)) || leads(first.words) ? 2.5 : 1.4;
  // "Engineer building products from 0 to 1" describes work; it is not a title.
  if (tail > 5 || (tail > 2 && /^\s+\p{Ll}+ing\s/u.test(text.slice(last.end)))) score = Math.min(score, 0.8);
  if (modifiers.some(({ start }) => start < last.start)) score += 0.5;
  if (/^\p{Ll}/u.test(text)) score -= /^\p{Script=Cyrillic}/u.test(text) ? 0.2 : 1;
  return score + head - (formsList.has(text) && !/\p{Script=Cyrillic}/u.test(text) ? 1.5 : 0);
});

/** "Part of Acme Group": a remark about an employer. */
const aboutFirm =
  /^\(?(?:(?:a |the )?(?:part|member|subsidiary|division|branch|affiliate|franchise) of|owned by|входит в|дочерн\p{L}+ )/iu;

/** How much a text reads like an employer's name, about -2 to 4. */
export const companyScore = remember((text: string): number => {
  if (isSentence(text) || aboutFirm.test(text)) return -2;
  if (namesOwnWork(text)) return 3;
  let score = 0.1;
  const forms = formsList.find(text);
  if (
    forms.some(
      ({ start, end, words }) =>
        end >= text.length - 1 || (start === 0 && /\p{Script=Cyrillic}/u.test(words)) || /^\s*["«“,(]/u.test(text.slice(end)),
    )
  )
    score += 2.5;
  if (/[«“„"][^«»"”]{1,200}[»”"]/u.test(text)) score += 1.5;
  if (knownCompanies.has(text)) score += 2;
  const words = companies.find(text);
  if (words.some(({ end }) => end >= text.length - 1)) score += 1.5;
  else if (words.length > 0) score += 0.8;
  if (/\.(?:com|io|ru|net|org|ai|co)$/iu.test(text)) score += 1.5;
  if (/^\p{Ll}/u.test(text)) score -= 0.5;
  return score;
});

const forms: ReadonlySet<string> = new Set(legalForms);
const traders = new RegExp(`^(?:${ownTraders.join('|')})\\s\\p{Lu}`, 'u');
const partners = /^(?:and|&|et|y|e|i|und|и)\s(\p{L}+)$/u;
const longest = 60;

/** Whether a text closes the name of the firm in front of it: "Ltd" after "Acme Co., ", «ИП Лис А. П.» after «Кафе «Заря», », "and Partners". */
export function closesName(text: string): boolean {
  if (text.length > longest) return false;
  const small = text.toLowerCase();
  return forms.has(small) || traders.test(text) || partnerWords.has(partners.exec(small)?.[1] ?? '');
}

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
