import { type DegreeName, findDegreeNames } from '../../../knowledge/degrees/findDegreeNames.ts';
import { remember } from '../../../knowledge/remember.ts';
import { matchLength } from '../shared/textSpan.ts';
import { schoolScore } from './schoolScore.ts';

const modifier =
  /(?<![\p{L}])(?:professional|executive|advanced|higher(?:\s+national)?|national|postgraduate|graduate|joint|dual|double|international|specialist|vocational|technical|technological|honou?rs)\s+$/iu;
/** "Certificate of Technology in Welding": the words before "in" belong to the degree. */
const namedPattern = /^\s+of\s+\p{Lu}[\p{L}&]*(?:\s+(?:(?:and|&)\s*)?\p{Lu}[\p{L}&]*){0,3}(?=\s+in\s+\p{Lu})/u;
const honoursPattern = /^\s?(?:\(Hon(?:s|ou?rs)?\.?\)|Hons\.?(?!\p{L})|(?:Combined|Joint|Single) Honou?rs(?!\p{L}))/iu;

/** What a bracket behind a degree adds to its name: its short form, a chamber, how many subjects or classes. */
const bracketPattern = /^\s?\((?:(?:\p{Lu}\p{Ll}{0,3}\.?){1,4}|\p{Lu}{1,2}\d|\d{1,2}(?:[.,]\d)?\s\p{L}{4,12}|[Ll]evel\s\d)\)/u;

/** A step or a distinction behind a degree: "MBO level 3", "City & Guilds Part III", «Высшее, I ступень», «Аттестат с отличием». */
const stepPattern =
  /^(?:\s(?:[Ll]evel|[Pp]art|[Gg]rade|[Tt]ahap|[Ss]tufe)\s(?:\d(?!\d)|[IV]{1,3})|,?\s(?:I{1,3}|[123])\sступен[ьи]|\sс\sотличием)(?!\p{L})/u;

const longestStep = 14;

/** Extends a match over the words before and after it that belong to the degree's name. */
function widen(text: string, match: DegreeName): DegreeName {
  const before = matchLength(modifier, text.slice(0, match.start));
  const hasOf = /\sof\s/iu.test(text.slice(match.start, match.end));
  const behind = hasOf ? 0 : matchLength(namedPattern, text.slice(match.end));
  const end = match.end + behind + matchLength(stepPattern, text.slice(match.end + behind, match.end + behind + longestStep));
  const mayBeHonours = match.level === 'bachelor' || match.level === 'master';
  const honours = mayBeHonours ? matchLength(honoursPattern, text.slice(end)) : 0;
  const bracket = honours === 0 ? (bracketPattern.exec(text.slice(end))?.[0] ?? '') : '';
  return { ...match, start: match.start - before, end: end + honours + (schoolScore(bracket.trim()) === 0 ? bracket.length : 0) };
}

function findWidened(text: string, inStudies: boolean): readonly DegreeName[] {
  const found: DegreeName[] = [];
  for (const name of findDegreeNames(text, inStudies)) if (name.start >= (found.at(-1)?.end ?? 0)) found.push(widen(text, name));
  return found;
}

/** Finds the degrees that a text names, in order; of overlapping matches the longest wins. */
export const findDegrees = remember((text) => findWidened(text, false));

/** The same for texts about studies: also finds names that mean something else in other contexts. */
export const findStudyDegrees = remember((text) => findWidened(text, true));
