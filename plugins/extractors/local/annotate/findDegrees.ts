import type { EducationLevel } from '../../../contract.ts';
import { beginningsOf } from '../../../knowledge/cues/beginningsOf.ts';
import { abbreviatedDegrees } from '../../../knowledge/degrees/degreeAbbreviations.ts';
import { type DegreeForm, degreeForms } from '../../../knowledge/degrees/degrees.ts';
import { findNationalDegrees } from '../../../knowledge/degrees/findNationalDegrees.ts';
import { studyDegreeForms } from '../../../knowledge/degrees/studyDegrees.ts';
import { studyFieldWords } from '../../../knowledge/degrees/studyFields.ts';
import { remember } from '../../../knowledge/remember.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';
import { schoolScore } from './schoolScore.ts';

export interface DegreeMatch {
  start: number;
  end: number;
  level: EducationLevel | null;
}

const modifier =
  /(?<![\p{L}])(?:professional|executive|advanced|higher(?:\s+national)?|national|postgraduate|graduate|joint|dual|double|international|specialist|vocational|technical|technological|honou?rs)\s+$/iu;
/** "Certificate of Technology in Welding": the words before "in" belong to the degree. */
const namedPattern = /^\s+of\s+\p{Lu}[\p{L}&]*(?:\s+(?:(?:and|&)\s*)?\p{Lu}[\p{L}&]*){0,3}(?=\s+in\s+\p{Lu})/u;
const honoursPattern = /^\s?(?:\(Hon(?:s|ou?rs)?\.?\)|Hons\.?(?!\p{L})|(?:Combined|Joint|Single) Honou?rs(?!\p{L}))/iu;

/** What a bracket behind a degree adds to its name: its short form, a chamber, how many subjects or classes. */
const bracketPattern = /^\s?\((?:(?:\p{Lu}\p{Ll}{0,3}\.?){1,4}|\p{Lu}{1,2}\d|\d{1,2}(?:[.,]\d)?\s\p{L}{4,12})\)/u;

/** "MS Office", "MS-Word" under a school's heading. */
const isProgram = (text: string, end: number, found: string): boolean =>
  /^M\.?S\.?$/.test(found) &&
  /^[\s.–-]{0,3}(?:office|word|excel|power|access|outlook|project|dos|windows|cit|sql|visio|teams|paint)/iu.test(
    text.slice(end, end + 16),
  );

/** Extends a match over the words before and after it that belong to the degree's name. */
function widen(text: string, match: DegreeMatch): DegreeMatch {
  const before = modifier.exec(text.slice(0, match.start))?.[0].length ?? 0;
  const behind = /\sof\s/iu.test(text.slice(match.start, match.end))
    ? 0
    : (namedPattern.exec(text.slice(match.end))?.[0].length ?? 0);
  const end = match.end + behind;
  const honours =
    match.level === 'bachelor' || match.level === 'master' ? (honoursPattern.exec(text.slice(end))?.[0].length ?? 0) : 0;
  const bracket = honours === 0 ? (bracketPattern.exec(text.slice(end))?.[0] ?? '') : '';
  return { ...match, start: match.start - before, end: end + honours + (schoolScore(bracket.trim()) === 0 ? bracket.length : 0) };
}

const bounded = (pattern: string) => `(?<![\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}])`;

const wordStart = /(?<![\p{L}\p{N}.])[\p{L}\p{N}(]/gu;
const beginning = 3;

/** Looks for the longest form at the words that can begin one. */
function makeFinder(
  forms: readonly DegreeForm[],
  named: (text: string) => readonly DegreeMatch[],
): (text: string) => readonly DegreeMatch[] {
  const patterns = forms.map(({ level, pattern, caseSensitive }) => ({
    level,
    beginnings: beginningsOf(pattern).map((letters) => (caseSensitive ? letters : letters.toLowerCase())),
    caseSensitive,
    pattern: new RegExp(bounded(pattern), caseSensitive ? 'yu' : 'yiu'),
  }));
  const patternsFor = remember((letters: string) =>
    patterns.filter(({ beginnings, caseSensitive }) => {
      const own = caseSensitive ? letters : letters.toLowerCase();
      return beginnings.some((one) => own.startsWith(one));
    }),
  );

  function longestAt(text: string, start: number): DegreeMatch | null {
    let longest: DegreeMatch | null = null;
    for (const { level, pattern } of patternsFor(text.slice(start, start + beginning))) {
      pattern.lastIndex = start;
      const found = pattern.exec(text)?.[0].trimEnd();
      if (found === undefined || start + found.length <= (longest?.end ?? 0)) continue;
      if (!isProgram(text, start + found.length, found)) longest = { start, end: start + found.length, level };
    }
    return longest;
  }

  return remember((text) => {
    const names = new Map(named(text).map((one) => [one.start, one]));
    const starts = new Set([...names.keys(), ...Array.from(text.matchAll(wordStart), ({ index }) => index)]);
    const found: DegreeMatch[] = [];
    for (const start of [...starts].sort((x, y) => x - y)) {
      const last = found.at(-1);
      const match = start < (last?.end ?? 0) ? null : longer(longestAt(text, start), names.get(start) ?? null);
      if (!match) continue;
      found.push(widen(text, match));
    }
    return found;
  });
}

/** Finds the degrees that a text names, in order; of overlapping matches the longest wins. */
export const findDegrees = makeFinder(degreeForms, () => []);

/** The same for texts about studies: also finds names that mean something else in other contexts. */
export const findStudyDegrees = makeFinder([...degreeForms, ...studyDegreeForms, ...abbreviatedDegrees], findNationalDegrees);

function longer(one: DegreeMatch | null, other: DegreeMatch | null): DegreeMatch | null {
  return one === null || (other !== null && other.end > one.end) ? other : one;
}

const words = makeVocabulary(studyFieldWords);

/** Common endings of names of sciences and crafts. */
const ending = /\p{L}{3}(?:ology|ics|graphy|nomy|metry|istry|ery|ing|ment|ship|ение|ация|логия|ика|дело)(?!\p{L})/iu;

/** Whether a text names a field of study: "Civil Engineering", "Финансы и кредит". */
export const namesField = (text: string): boolean => words.has(text) || ending.test(text);
