import { LANGUAGE_LEVELS, LANGUAGES } from '../../../knowledge/languages.ts';

export interface LanguageMatch {
  start: number;
  end: number;
  /** As printed. */
  name: string;
  /** English name. */
  known: string;
  level: { start: number; end: number; text: string } | null;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const byLength = (a: string, b: string) => b.length - a.length;
const FORMS = [...LANGUAGES.keys()].sort(byLength);
/** Case-sensitive, so that a language printed right before its level ("EnglishNative speaker") still ends where the capital begins. */
const NAME = new RegExp(
  `(?:(?<!\\p{L})|(?<=\\p{Ll})(?=\\p{Lu}))(?:${FORMS.flatMap((form) => [form, capitalized(form), form.toUpperCase()])
    .map(escape)
    .join('|')})(?![\\p{Ll}'’])`,
  'gu',
);
/** Their first letters: a quick look at texts that name none. */
const MAY_NAME = new RegExp([...new Set(FORMS.map((form) => escape(form.slice(0, 3))))].join('|'), 'i');
const LEVEL = new RegExp(
  `(?<![\\p{Ll}\\p{N}])(?:(?:${[...LANGUAGE_LEVELS].sort(byLength).map(escape).join('|')})(?!\\p{Ll})|[ABC][12]\\+?(?![\\p{L}\\p{N}])(?:\\s*[-–/]\\s*[ABC][12])?)(?:\\s*[(,/–-]\\s*(?:[ABC][12]\\+?|native|fluent)\\)?)?`,
  'iu',
);
const PAREN = /^\s*[([]([^()[\]]{2,40})[)\]]/u;
const IELTS = /(?:IELTS|TOEFL|DELF|HSK|JLPT|TOEIC|DELE|Goethe)[\s:-]*[\p{L}\d.]+/u;

/** A level with a colon, and languages up to the one that is asked about. */
const OVER = new RegExp(
  `^((?:${[...LANGUAGE_LEVELS].sort(byLength).map(escape).join('|')}|[ABC][12])(?:\\(s\\)|s)?)\\s*[:–—]\\s*(?:\\p{L}+(?:,\\s|\\s(?:and|и)\\s))*$`,
  'iu',
);

/** Finds languages and the level that follows each, up to the next language. */
export function findLanguages(text: string): LanguageMatch[] {
  const names = MAY_NAME.test(text) ? [...text.matchAll(NAME)] : [];
  return names.map((match, index) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const next = names[index + 1]?.index ?? text.length;
    return {
      start,
      end,
      name: match[0],
      known: LANGUAGES.get(match[0].toLowerCase()) ?? match[0],
      level: levelOf(text, start, end, Math.min(next, end + 90), names[index - 1]),
    };
  });
}

/** The level behind the language, unless a comma parts them and one stands right before it ("fluent English, basic Polish"). */
function levelOf(
  text: string,
  start: number,
  end: number,
  to: number,
  previous: RegExpExecArray | undefined,
): LanguageMatch['level'] {
  const [before, behind] = [
    levelBefore(text, previous, start) ?? levelOver(text, start),
    levelIn(text, end, lineEnd(text, end, to)),
  ];
  return before && (!behind || /[,;]/.test(text.slice(end, behind.start))) ? before : behind;
}

/** Where a line tells its languages' level before them, what follows belongs to the next line. */
function lineEnd(text: string, end: number, to: number): number {
  const line = text.slice(end, to).indexOf('\n');
  return line >= 0 && levelOver(text, end) !== null ? end + line : to;
}

function levelIn(text: string, from: number, to: number): LanguageMatch['level'] {
  const rest = text.slice(from, to);
  const match = LEVEL.exec(rest);
  const test = IELTS.exec(rest);
  const paren = PAREN.exec(rest);
  const bare = match ? match[0].replace(/(?<![\s(,/–-])[\s(,/–-]+$/u, '') : '';
  const found =
    match && !/[.!?]\s+\p{Lu}/u.test(rest.slice(0, match.index))
      ? { at: match.index, text: balanced(bare) }
      : test
        ? { at: test.index, text: test[0] }
        : paren?.[1]
          ? { at: paren[0].indexOf(paren[1]), text: paren[1] }
          : null;
  return found && { start: from + found.at, end: from + found.at + found.text.length, text: found.text };
}

/** More languages than anyone lists under one level, in characters. */
const LONGEST_LIST = 240;

/** "Native: Polish", "Fluent: English, German": the level that a line's languages stand under. */
function levelOver(text: string, start: number): LanguageMatch['level'] {
  const near = text.slice(Math.max(0, start - LONGEST_LIST), start);
  const line = near.lastIndexOf('\n') + 1;
  if (line === 0 && start > LONGEST_LIST) return null;
  const from = start - near.length + line;
  const label = OVER.exec(near.slice(line));
  return label?.[1] ? { start: from, end: from + label[1].length, text: label[1] } : null;
}

/** Whether a text is nothing but a language with how well it is spoken: "Fluent German", "Немецкий язык со словарём". */
export function isSpoken(text: string): boolean {
  const [match, ...others] = findLanguages(text);
  if (!match?.level || others.length > 0) return false;
  const told = match.end - match.start + match.level.end - match.level.start;
  return told >= text.replace(/(?:язык\p{L}*|languages?)|[\s,;:()/–—-]/giu, '').length * 0.75;
}

const balanced = (text: string) =>
  text.endsWith(')') && !text.includes('(')
    ? text.slice(0, -1)
    : text.includes('(') && !text.includes(')')
      ? text.slice(0, text.indexOf('(')).trim()
      : text;

/** "Fluent English", "свободный английский": the level right before the language. */
function levelBefore(text: string, previous: RegExpExecArray | undefined, start: number): LanguageMatch['level'] {
  const from = Math.max(previous ? previous.index + previous[0].length : 0, start - 34);
  const before = text.slice(from, start);
  const match =
    /(?:^|[\s,;:(])((?:native|fluent(?: in)?|bilingual(?: in)?|conversational|advanced|intermediate|basic|proficient(?: in)?|professional|business|свободный|родной|базовый|разговорный|технический|свободно владею)) +$/iu.exec(
      before,
    );
  if (!match?.[1]) return null;
  const level = match[1].replace(/ in$/i, '');
  const at = from + match.index + match[0].indexOf(match[1]);
  return { start: at, end: at + level.length, text: level };
}
