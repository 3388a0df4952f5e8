import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { streetWords } from '../../../knowledge/cues/resumeFactCues.ts';
import { remember } from '../../../knowledge/remember.ts';
import { institutionNames, institutionWords } from '../../../knowledge/words/institutions.ts';
import { workUnits } from '../../../knowledge/words/organisations.ts';
import {
  academicUnits,
  schoolEndings,
  schoolKinds,
  schoolLetters,
  schoolsOfSeveralTowns,
  studySchoolWords,
} from '../../../knowledge/words/schools.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';

const words = makeVocabulary(institutionWords);
const names = makeVocabulary(institutionNames);
/** Parts of a school; if the school itself is also named, it is the better answer. */
const parts = /(?<![\p{L}])(?:faculty|department|school|факультет\p{L}*|кафедр\p{L}*|отделени\p{L}*|школ\p{L}*)(?![\p{L}])/giu;

const namesPart = /faculty|department|school|факультет|кафедр|отделени|школ/iu;

/** Russian schools by their acronym ("УрГЭУ", "КНИТУ", "СибАДИ") or number ("ПУ № 17", "СОШ №5"). */
const letters =
  /(?<!\p{L})(?!МФУ)[А-ЯЁ][А-ЯЁа-яё]{0,5}[ГТПФЭМЛ][А-ЯЁ]{0,3}У(?:ТИ|им)?(?!\p{L})|(?<!\p{L})[А-ЯЁа-яё]{0,4}ГУ[А-ЯЁ]{1,3}(?!\p{L})|(?<!\p{L})[А-ЯЁ][а-яё]{0,3}[А-ЯЁ]{2,5}И(?!\p{L})/u;
const numbered = /(?<!\p{L})(?:ПУ|ПТУ|СПТУ|СОШ|СШ)\s?(?:№|N|-)\s?\d/iu;
const cyrillic = /[а-яё]/iu;
/** Whether a text is only the name of a street, which may be that of a school: "College Road". */
export const isStreet = makeFinder('iu', { before: String.raw`(?<=\s)`, words: streetWords, after: String.raw`\.?$` }).test;

/** What scores less is not surely a school. */
export const leastSchool = 2;

/** How much a text reads like the name of a school: 0 to 3. */
export const institutionScore = remember((text: string): number => {
  if (text.length > 400 || (text.length > 40 && text.split(/\s+/).length > 20)) return 0;
  const whole = namesPart.test(text) ? text.replace(parts, ' ') : text;
  const isSchool =
    words.has(whole) || (cyrillic.test(text) && ((/[А-ЯЁ][УИ]/.test(text) && letters.test(text)) || numbered.test(text)));
  const score = isSchool ? 3 : names.has(text) || words.has(text) ? 2 : 0;
  return score > 0 && isStreet(text) ? 0 : score;
});

const studyWords = makeVocabulary(studySchoolWords);
const ending = makeFinder('iu', { words: schoolEndings.join('|'), after: String.raw`(?!\p{L})` });
/** "Lincoln High", "Loreto Convent", "Kerala State Board". */
const shortName =
  /^\p{Lu}[\p{L}.'’ -]{2,40}\s(?:High|Secondary|Primary|Elementary|Comprehensive|Grammar|Prep|Tech|State|Board|BOARD)$/u;

/** How much a text reads like the name of a school, in a text about studies: 0 to 3. */
export const schoolScore = remember((text: string): number => {
  const score = institutionScore(text);
  if (score > 0) return score;
  if (text.length > 100) return 0;
  const letters = text.match(/\p{Lu}(?<![\p{L}\p{N}]\p{Lu})\p{L}{1,6}(?![\p{L}\p{N}])/gu) ?? [];
  if (letters.some((word) => schoolLetters.has(word))) return 2;
  if (/\p{Lu}/u.test(text) && ending.test(text)) return 2;
  return shortName.test(text) || (/\p{Lu}/u.test(text) && /\s/.test(text) && studyWords.has(text)) ? 1 : 0;
});

const severalTowns = new RegExp(`(?:${schoolsOfSeveralTowns.join('|')})$`, 'iu');
const kinds: ReadonlySet<string> = new Set(schoolKinds);

/** Whether a school is named by its town only: "University of California, Berkeley", "Technische Universität Wien". */
export const needsTown = (school: string): boolean =>
  severalTowns.test(school) ||
  (schoolScore(school) > 0 &&
    school
      .toLowerCase()
      .split(/[\s-]+/u)
      .every((word) => kinds.has(word)));

/** Whether a text names a part of an employer: «Группа регистрации», "Division of Surgery". */
export const isWorkUnit = makeFinder('iu', {
  before: '^',
  words: workUnits.join('|').replace('.', String.raw`\.?`),
  after: String.raw`\s`,
}).test;

/** Whether a text names a part of a school: "Dept. of Bakery", "Vision Laboratory". */
export const isUnit = makeFinder(
  'iu',
  { before: '^', words: academicUnits.join('|'), after: String.raw`(?!\p{L})` },
  { before: String.raw`(?<=\s)`, words: 'laboratory|lab|department', after: '$' },
).test;
