import type { EducationLevel } from '../../contract.ts';
import { alternativesOf, beginningsOf } from '../cues/beginningsOf.ts';
import { makeFinder } from '../cues/makeFinder.ts';
import { matchesOf } from '../matchesOf.ts';
import { type degreeAbbreviations, shortSubjects } from './degreeAbbreviations.ts';
import { degreeFields, degreeNouns, type degreePatterns } from './degreePatterns.ts';

export interface Word {
  start: number;
  end: number;
  text: string;
}

/** One way to write a degree. */
export interface Form {
  level: EducationLevel | null;
  inStudies: boolean;
  /** Where the form that begins at a word ends; -1 if it does not. */
  endAt(text: string, words: readonly Word[], at: number, inStudies: boolean): number;
}

const word = /[\p{L}\p{N}]+/gu;
export const wordsOf = (text: string): Word[] =>
  matchesOf(word, text).map(({ index, 0: one }) => ({ start: index, end: index + one.length, text: one }));

/** Between the words of a name may be spaces, dots and apostrophes, and what else the name has there. */
const longestGap = 4;
const signsOf = (gap: string) => gap.replace(/[\s.'’‘]+/gu, '');

const hasCapital = /^.?\p{Lu}/u;
const isExact = (one: string) => /^\p{Lu}$|.\p{Lu}/u.test(one);

/** Words that also name a school: "Техникум", "Liceo scientifico" are degrees only on their own. */
const schoolToo: ReadonlySet<string> = new Set(
  'техникум liceo gimnazija szkoła anadolu școală fagskole középiskola srednja viša'.split(' '),
);

export function nameForm(name: string, level: EducationLevel | null, inStudies: boolean): [key: string, form: Form] {
  const parts = wordsOf(name);
  const gaps = parts.map(({ start }, index) => signsOf(name.slice(parts[index - 1]?.end ?? start, start)));
  const closing = name.slice(parts.at(-1)!.end);
  const key = parts[0]!.text.toLowerCase();
  const alone = schoolToo.has(key);
  return [
    key,
    {
      level,
      inStudies,
      endAt(text, words, at) {
        for (const [index, part] of parts.entries()) {
          const one = words[at + index];
          if (one === undefined || !isWritten(one.text, part.text, index)) return -1;
          const gap = index === 0 ? '' : text.slice(words[at + index - 1]!.end, one.start);
          if (gap.length > longestGap) return -1;
          const signs = signsOf(gap);
          if (signs !== '' && signs !== gaps[index]) return -1;
        }
        const { end } = words[at + parts.length - 1]!;
        if (alone && !standsAlone(text, words[at]!.start, end)) return -1;
        return closing !== '' && text.startsWith(closing, end) ? end + closing.length : end;
      },
    },
  ];
}

function isWritten(one: string, part: string, index: number): boolean {
  if (isExact(part)) return one === part;
  return one.toLowerCase() === part.toLowerCase() && (index > 0 || !hasCapital.test(part) || hasCapital.test(one));
}

/** Whether there are separators on both sides. If the text continues, it is the name of a school. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  /(?:^|[\n\t|,;:·•()–—-])[^\S\n\t]{0,4}$/u.test(text.slice(Math.max(0, start - 4), start)) &&
  /^\s*(?:$|[\n\t|,;:·•()–—-])/u.test(text.slice(end, end + 4));

const dotAndSpace = /(\.?)\s?/uy;

export function abbreviationForms(
  name: string,
  { level, ...where }: (typeof degreeAbbreviations)[number],
): [key: string, form: Form][] {
  const closing = name.endsWith('.');
  const parts = name.replace('.', '').split(' ');
  const anyCase = name === name.toLowerCase();
  const fits = (one: string, part: string, dotBefore: boolean, inStudies: boolean) =>
    one === part ||
    (anyCase && one.toLowerCase() === part) ||
    (inStudies && where.capitals === true && (one === part.toUpperCase() || (dotBefore && one === part.toLowerCase())));
  const form: Form = {
    level,
    inStudies: where.inStudies === true,
    endAt(text, words, at, inStudies) {
      let from = words[at]!.start;
      let end = from;
      let dot = false;
      for (const [index, part] of parts.entries()) {
        if ((index > 0 && where.dotted && !dot) || !fits(text.slice(from, from + part.length), part, dot, inStudies)) return -1;
        dotAndSpace.lastIndex = from + part.length;
        dot = dotAndSpace.exec(text)![1] === '.';
        end = from + part.length + Number(dot);
        from = dotAndSpace.lastIndex;
      }
      return (closing && !dot) || isInWord(text, end) ? -1 : end;
    },
  };
  // The first word of the text holds one or several of the parts.
  return parts.map((_, index) => [
    parts
      .slice(0, index + 1)
      .join('')
      .toLowerCase(),
    form,
  ]);
}

const isInWord = (text: string, end: number) => /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));

const ofField = /\s+of\s+(?:the\s+)?(?:Applied\s+)?/iuy;
const fields = makeFinder('iu', { words: degreeFields, after: String.raw`(?:\s+(?:and|&)\s+Bachelor of Surgery)?(?!\p{L})` });
const space = /\s/uy;
const nouns = makeFinder('u', { words: degreeNouns, after: String.raw`(?!\p{L})` });
const behind = { field: [ofField, fields], noun: [space, nouns] } as const;

export function patternForms({
  level,
  rows,
  caseSensitive,
  inStudies = false,
  lead = '',
  ...row
}: (typeof degreePatterns)[number]): [string, Form][] {
  const more = row.with && behind[row.with];
  return alternativesOf(rows).flatMap((source) => {
    const pattern = new RegExp(String.raw`${lead}(?:${source})(?![\p{L}\p{N}])`, caseSensitive ? 'yu' : 'yiu');
    const form: Form = {
      level,
      inStudies,
      endAt(text, words, at) {
        pattern.lastIndex = words[at]!.start;
        const found = pattern.exec(text)?.[0].trimEnd();
        if (found === undefined) return -1;
        const end = words[at]!.start + found.length;
        if (!more) return end;
        const [between, finder] = more;
        between.lastIndex = end;
        const next = between.test(text) ? finder.at(text, between.lastIndex) : null;
        return next === null ? end : next.index + next[0].length;
      },
    };
    return (lead ? [''] : beginningsOf(source)).map((letters): [string, Form] => [letters.toLowerCase(), form]);
  });
}

/** "BHlthSc", "MBiomedEng": a letter for the degree, then short names of subjects. */
export const subjectForms: readonly [string, Form][] = (['bachelor', 'master'] as const).map((level): [string, Form] => [
  level.charAt(0),
  {
    level,
    inStudies: true,
    endAt(_, words, at) {
      const { start, text } = words[at]!;
      const subjects = text.slice(1).split(/(?=\p{Lu})/u);
      const isDegree = text.charAt(0) === level.charAt(0).toUpperCase() && subjects.every((one) => shortSubjects.has(one));
      return isDegree ? start + text.length : -1;
    },
  },
]);
