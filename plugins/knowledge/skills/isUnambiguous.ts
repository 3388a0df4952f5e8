import { makeFinder } from '../cues/makeFinder.ts';
import { objectsOfWork } from '../cues/skillCues.ts';
import type { Spelling } from './skillIndex.ts';

/** Written like a proper name: a capital inside, a digit or a sign ("PostgreSQL", "C++", "SAP"), or an initial capital. */
const nameLike = /^.+[\p{Lu}\p{N}.+#]|^\p{Lu}[\p{Ll}\p{N}]+$/u;
const innerSign = /[\p{Lu}\p{N}.+#]/u;
/** Fields of work whose terms are ordinary words, unlike their tools. */
const ordinaryFields: ReadonlySet<string> = new Set(['writing', 'planning and control of companies', 'spaces and fashion']);
/** Words that turn a name into a remark about the job: "night shift", "clean driving licence". */
const remark = makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: objectsOfWork, after: String.raw`(?!\p{L})` });

/** "Wound care". Excludes Russian terms ("обучение новых сотрудников"), which describe duties just as often. */
function isTerm(written: string): boolean {
  return !/\p{Script=Cyrillic}/u.test(written) && written.split(/[\s-]+/u).every((word) => word.length > 3);
}

/**
 * Whether a spelling means its skill in any context, including running text. False for ordinary words ("reporting", "Word" at the start of a sentence,
 * "in a team") and for soft skills; true for proper names and for terms of several words written exactly as in the tables.
 */
export function isUnambiguous({ entry, text, weak, exact }: Spelling, written: string): boolean {
  if (weak || entry.category === 'soft' || ordinaryFields.has(entry.domain)) return false;
  if (exact) return entry.category === 'technical' && written.length > 1;
  const same = written.toLowerCase().replace(/[\s-]+/gu, ' ') === text.toLowerCase().replace(/[\s-]+/gu, ' ');
  if (!same || remark.test(written)) return false;
  if (/\s|-/u.test(written)) return entry.category === 'technical' || isTerm(written);
  return entry.category === 'technical' && nameLike.test(written) && (innerSign.test(text.slice(1)) || /^\p{Lu}/u.test(text));
}
