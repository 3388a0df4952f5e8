import { type EducationLevel, educationLevels } from '../../contract.ts';
import { makeFinder } from '../cues/makeFinder.ts';
import { listOf } from '../listOf.ts';
import { remember } from '../remember.ts';
import { degreeAbbreviations } from './degreeAbbreviations.ts';
import { abbreviationForms, type Form, nameForm, patternForms, subjectForms, type Word, wordsOf } from './degreeForms.ts';
import { degreeNames } from './degreeNames.ts';
import { degreePatterns } from './degreePatterns.ts';

export interface DegreeName {
  /** Offsets into the searched text, end exclusive. */
  start: number;
  end: number;
  /** Null for a course without a level of its own. */
  level: EducationLevel | null;
}

function byKey(forms: readonly [key: string, form: Form][]): ReadonlyMap<string, readonly Form[]> {
  const index = new Map<string, Form[]>();
  for (const [key, form] of forms) index.set(key, [...(index.get(key) ?? []), form]);
  return index;
}

/** "DAE", "PLC": names that may be printed with dots. */
const lettersOf = (all: string) =>
  listOf(all)
    .filter((name) => /^\p{Lu}{3,5}$/u.test(name))
    .map((name) => name.split('').join(' '));

/** By their first word. */
const names = byKey([
  ...[...educationLevels, 'none' as const].flatMap((key) => {
    const level = key === 'none' ? null : key;
    const { anywhere, inStudies } = degreeNames[key];
    return [
      ...listOf(anywhere).map((name) => nameForm(name, level, false)),
      ...listOf(inStudies).map((name) => nameForm(name, level, true)),
      ...lettersOf(`${anywhere}, ${inStudies}`).flatMap((names) =>
        level === null ? [] : abbreviationForms(names, { level, names, dotted: true, inStudies: true }),
      ),
    ];
  }),
  ...degreeAbbreviations.flatMap((row) => listOf(row.names).flatMap((name) => abbreviationForms(name, row))),
]);
/** By their first letters. */
const patterns = byKey([...degreePatterns.filter(({ lead }) => lead === undefined).flatMap(patternForms), ...subjectForms]);
const led = degreePatterns.filter(({ lead }) => lead !== undefined);
const ledForms = led.flatMap(patternForms).map(([, form]) => form);
/** Few texts have one of their words. */
const ledWords = makeFinder('iu', { words: led.map(({ rows }) => rows).join('|') });

const none: readonly Form[] = [];
const mostLetters = 3;

/** The forms that a text in lower case may begin; of two that end together the first decides the level. */
const formsOf = remember((small): { anywhere: readonly Form[]; inStudies: readonly Form[] } => {
  const beginnings = new Set(Array.from({ length: mostLetters + 1 }, (_, length) => small.slice(0, length)));
  const forms = [...(names.get(small) ?? none), ...[...beginnings].flatMap((letters) => patterns.get(letters) ?? none)];
  const anywhere = forms.filter((form) => !form.inStudies);
  return { anywhere, inStudies: [...anywhere, ...forms.filter((form) => form.inStudies)] };
});

/** Of most words the first letters say all: they begin no name, at most a pattern. */
const formsAt = remember((word) => {
  const small = word.toLowerCase();
  return formsOf(names.has(small) ? small : small.slice(0, mostLetters));
});

/** "MS Office", "MS-Word" under a school's heading. */
const programs = /[\s.–-]{0,3}(?:office|word|excel|power|access|outlook|project|dos|windows|cit|sql|visio|teams|paint)/iuy;

function isProgram(text: string, start: number, end: number): boolean {
  programs.lastIndex = end;
  return /^M\.?S\.?$/u.test(text.slice(start, end)) && programs.test(text);
}

function longestAt(
  text: string,
  words: readonly Word[],
  at: number,
  inStudies: boolean,
  more: readonly Form[],
): DegreeName | null {
  const { start, text: first } = words[at]!;
  let longest: DegreeName | null = null;
  if (text[start - 1] === '.') return null;
  for (const forms of [formsAt(first)[inStudies ? 'inStudies' : 'anywhere'], more]) {
    for (const form of forms) {
      const end = form.endAt(text, words, at, inStudies);
      if (end > (longest?.end ?? start) && !isProgram(text, start, end)) longest = { start, end, level: form.level };
    }
  }
  return longest;
}

/**
 * Finds the names of degrees in the order of the text; of overlapping ones the longest wins.
 *
 * @param inStudies whether the text is about studies: then also names that mean something else in other contexts ("Grade 12", "Intermediate", "Meister")
 */
export function findDegreeNames(text: string, inStudies: boolean): DegreeName[] {
  const words = wordsOf(text);
  const more = inStudies && ledWords.test(text) ? ledForms : none;
  const found: DegreeName[] = [];
  let done = 0;
  for (const [at, { start }] of words.entries()) {
    const match = start < done ? null : longestAt(text, words, at, inStudies, more);
    if (match === null) continue;
    found.push(match);
    done = match.end;
  }
  return found;
}
