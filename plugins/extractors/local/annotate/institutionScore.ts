import { institutionNames, institutionWords } from '../../../knowledge/degrees/degrees.ts';
import { remember } from '../../../knowledge/remember.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';

const words = makeVocabulary(institutionWords);
const names = makeVocabulary(institutionNames);
/** Parts of a school; if the school itself is also named, it is the better answer. */
const parts = /(?<![\p{L}])(?:faculty|department|school|факультет\p{L}*|кафедр\p{L}*|отделени\p{L}*|школ\p{L}*)(?![\p{L}])/giu;

const namesPart = /faculty|department|school|факультет|кафедр|отделени|школ/iu;

/** Russian schools by their acronym ("УрГЭУ", "КНИТУ", "СибАДИ") or number ("ПУ № 17", "СОШ №5"). */
const letters =
  /(?<!\p{L})(?!МФУ)[А-ЯЁ][А-ЯЁа-яё]{0,5}[ГТПФЭМЛ][А-ЯЁ]{0,3}У(?:ТИ|им)?(?!\p{L})|(?<!\p{L})[А-ЯЁ][а-яё]{0,3}[А-ЯЁ]{2,5}И(?!\p{L})/u;
const numbered = /(?<!\p{L})(?:ПУ|ПТУ|СПТУ|СОШ|СШ)\s?(?:№|N|-)\s?\d/iu;
const cyrillic = /[а-яё]/iu;

/** How much a text reads like the name of a school: 0 to 3. */
export const institutionScore = remember((text: string): number => {
  if (text.length > 400 || text.split(/\s+/).length > 20) return 0;
  const whole = namesPart.test(text) ? text.replace(parts, ' ') : text;
  if (words.has(whole) || (cyrillic.test(text) && (letters.test(text) || numbered.test(text)))) return 3;
  if (names.has(text) && !/british columbia/iu.test(text)) return 2;
  return words.has(text) ? 2 : 0;
});
