import { INSTITUTION_NAMES, INSTITUTION_WORDS } from '../../../knowledge/degrees.ts';
import { makeVocabulary } from './makeVocabulary.ts';
import { remember } from './remember.ts';

const WORDS = makeVocabulary(INSTITUTION_WORDS);
const NAMES = makeVocabulary(INSTITUTION_NAMES);
/** Parts of a school; the school itself is the better answer where both stand. */
const PARTS = /(?<![\p{L}])(?:faculty|department|school|факультет\p{L}*|кафедр\p{L}*|отделени\p{L}*|школ\p{L}*)(?![\p{L}])/giu;

const NAMES_PART = /faculty|department|school|факультет|кафедр|отделени|школ/iu;

/** Russian schools by their letters ("УрГЭУ", "КНИТУ", "СибАДИ") or their number ("ПУ № 17", "СОШ №5"). */
const LETTERS =
  /(?<!\p{L})(?!МФУ)[А-ЯЁ][А-ЯЁа-яё]{0,5}[ГТПФЭМЛ][А-ЯЁ]{0,3}У(?:ТИ|им)?(?!\p{L})|(?<!\p{L})[А-ЯЁ][а-яё]{0,3}[А-ЯЁ]{2,5}И(?!\p{L})/u;
const NUMBERED = /(?<!\p{L})(?:ПУ|ПТУ|СПТУ|СОШ|СШ)\s?(?:№|N|-)\s?\d/iu;
const CYRILLIC = /[а-яё]/iu;

/** How much a text reads like the name of a school: 0 to 3. */
export const institutionScore = remember((text: string): number => {
  if (text.length > 400 || text.split(/\s+/).length > 20) return 0;
  const whole = NAMES_PART.test(text) ? text.replace(PARTS, ' ') : text;
  if (WORDS.has(whole) || (CYRILLIC.test(text) && (LETTERS.test(text) || NUMBERED.test(text)))) return 3;
  if (NAMES.has(text) && !/british columbia/iu.test(text)) return 2;
  return WORDS.has(text) ? 2 : 0;
});
