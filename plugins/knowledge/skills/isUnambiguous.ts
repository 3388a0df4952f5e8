import type { Spelling } from './skillIndex.ts';

/** Written as a name: a capital inside, a digit or a sign ("PostgreSQL", "C++", "SAP"), or one capital at its head. */
const nameLike = /^.+[\p{Lu}\p{N}.+#]|^\p{Lu}[\p{Ll}\p{N}]+$/u;
const innerSign = /[\p{Lu}\p{N}.+#]/u;
/** Kinds of work whose names are ordinary words, though their tools are not. */
const ordinaryFields: ReadonlySet<string> = new Set(['writing', 'planning and control of companies', 'spaces and fashion']);
/** Words that make a name a remark of the job and no skill: "night shift", "clean driving licence". */
const remark =
  /(?<!\p{L})(?:shifts?|teams?|clients?|customers?|budgets?|licen[cs]es?|permits?|releases?|identit(?:y|ies)|colleagues?|hauls?|reports?|cycles?|график\p{L}*|смен\p{L}*|клиент\p{L}*|отчёт\p{L}*|отчет\p{L}*|прав\p{L}*)(?!\p{L})/iu;

/** "Wound care". Russian ones ("обучение новых сотрудников") tell of duties as often. */
function isTerm(written: string): boolean {
  return !/\p{Script=Cyrillic}/u.test(written) && written.split(/[\s-]+/u).every((word) => word.length > 3);
}

/**
 * Whether a spelling names its skill wherever it stands, also in running text. Ordinary words never do ("reporting", "Word" at the head of a
 * sentence, "in a team"), nor do soft skills; a name of its own does, and a term of several words that is written as the tables have it.
 */
export function isUnambiguous({ entry, text, weak, exact }: Spelling, written: string): boolean {
  if (weak || entry.category === 'soft' || ordinaryFields.has(entry.domain)) return false;
  if (exact) return entry.category === 'technical' && written.length > 1;
  const same = written.toLowerCase().replace(/[\s-]+/gu, ' ') === text.toLowerCase().replace(/[\s-]+/gu, ' ');
  if (!same || remark.test(written)) return false;
  if (/\s|-/u.test(written)) return entry.category === 'technical' || isTerm(written);
  return entry.category === 'technical' && nameLike.test(written) && (innerSign.test(text.slice(1)) || /^\p{Lu}/u.test(text));
}
