import { levelsBeforeLanguages } from '../../../knowledge/cues/resumeFactCues.ts';
import { languagesMap } from '../../../knowledge/languages.ts';
import { matchesOf } from '../../../knowledge/matchesOf.ts';
import { groupBy } from '../shared/groupBy.ts';
import { contains, type Stretch, spanAt, splitSpans, type TextSpan } from '../shared/textSpan.ts';
import { findLevel, levelsAt } from './findLevel.ts';

export interface LanguageMatch extends Stretch {
  /** As printed. */
  name: string;
  /** English name. */
  known: string;
  level: TextSpan | null;
}

/**
 * Words in capitals, capitalised words, words of scripts without case. A name printed right before its level ("EnglishNative speaker") ends where the
 * capital begins.
 */
const word = /\p{Lu}{2,}(?!\p{Ll})|[\p{Lu}\p{Lt}]?[\p{Ll}\p{M}ʼ’']+|[\p{Lo}\p{M}]+|\p{Lu}/gu;
const wordsOf = (form: string) => form.match(word)?.map((one) => one.toLowerCase()) ?? [];
/** Keyed by the first word; longest name first. */
const byFirst = groupBy(
  [...languagesMap].sort(([a], [b]) => b.length - a.length).map(([form, known]) => ({ words: wordsOf(form), known })),
  ({ words }) => words[0],
);

interface Name {
  index: number;
  end: number;
  known: string;
}

const longestGap = 2;

/** All language names in a text, with their positions. */
function namesIn(text: string): Name[] {
  if (!text.match(word)?.some((one) => byFirst.has(one.toLowerCase()))) return [];
  const words = matchesOf(word, text).map(({ index, 0: one }) => ({
    start: index,
    end: index + one.length,
    text: one.toLowerCase(),
  }));
  const names: Name[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (first === undefined) break;
    const form = byFirst.get(first.text)?.find(({ words: form }) =>
      form.every((one, index) => {
        const each = words[at + index];
        const gap = each === undefined || index === 0 ? 0 : each.start - (words[at + index - 1]?.end ?? 0);
        return each?.text === one && gap <= longestGap;
      }),
    );
    const last = form && words[at + form.words.length - 1];
    if (form === undefined || last === undefined || /\p{Ll}/u.test(text.charAt(last.end)) || isInWord(text, first.start))
      continue;
    names.push({ index: first.start, end: last.end, known: form.known });
    at += form.words.length - 1;
  }
  return names;
}

/** "deutsch" in "plattdeutsch". A capital inside a word begins a new word. */
function isInWord(text: string, start: number): boolean {
  const before = text.charAt(start - 1);
  return /\p{L}/u.test(before) && !(/\p{Ll}/u.test(before) && /\p{Lu}/u.test(text.charAt(start)));
}

const parenPattern = /^\s*[([]([^()[\]]{2,40})[)\]]/u;
const ielts = /(?:IELTS|TOEFL|DELF|HSK|JLPT|TOEIC|DELE|Goethe)[\s:-]*[\p{L}\d.]+/u;

/** Behind a level: a colon, then languages up to the given one. */
const listOver = /(?:\(s\)|s)?(?=\s*[:–—]\s*(?:\p{L}+(?:,\s|\s(?:and|и)\s))*$)/iuy;

/** Finds languages and the level that follows each, up to the next language. */
export function findLanguages(text: string): LanguageMatch[] {
  const names = namesIn(text);
  const inColumns = text.includes('\n') ? levelsInColumns(text, names) : new Map<Name, never>();
  return names.map((one, index) => {
    const { index: start, end, known } = one;
    const next = names[index + 1]?.index ?? text.length;
    const level = inColumns.get(one) ?? levelOf(text, start, end, Math.min(next, end + 90), names[index - 1]);
    return { start, end, name: text.slice(start, end), known, level };
  });
}

const yearsOfStudy = /^\d{1,2}\s(?:год|года|лет|years?)(?:\s(?:изучения|of study))?$/iu;

/** Nothing but a level: "C1", "Level B2", "3 years of study". */
const levelAlone = (line: string): { index: number; text: string } | null => {
  if (yearsOfStudy.test(line.trim())) return { index: line.indexOf(line.trim()), text: line.trim() };
  const level = findLevel(line);
  const rest = level && line.replace(level.text, '').replace(/^(?:уровень|level)(?!\p{L})/iu, '');
  return rest?.trim() === '' ? level : null;
};

/** A column of languages and the column of their levels, which the text has one below the other: "English", "German", "C1", "A2". */
function levelsInColumns(text: string, names: readonly Name[]): Map<Name, LanguageMatch['level']> {
  const found = new Map<Name, LanguageMatch['level']>();
  let column: Name[] = [];
  let levels: NonNullable<LanguageMatch['level']>[] = [];
  const close = () => {
    if (levels.length > 1 && levels.length === column.length) column.forEach((name, at) => found.set(name, levels[at]!));
    [column, levels] = [[], []];
  };
  for (const line of splitSpans(text, /\n/gu)) {
    const own = names.filter(({ index }) => contains(line, index));
    const level = own.length === 0 ? levelAlone(line.text) : null;
    if (level) levels.push(spanAt(text, line.start + level.index, line.start + level.index + level.text.length));
    else if (line.text.trim() !== '') {
      if (levels.length > 0) close();
      column = own.length === 1 && findLevel(line.text) === null ? [...column, own[0]!] : [];
    }
  }
  close();
  return found;
}

/** The level after the language, unless a comma separates them and another level is right before the language ("fluent English, basic Polish"). */
function levelOf(text: string, start: number, end: number, to: number, previous: Name | undefined): LanguageMatch['level'] {
  const [before, behind] = [levelBefore(text, previous, start) ?? levelOver(text, start), levelIn(text, end, to)];
  return before && (!behind || /[,;]/.test(text.slice(end, behind.start))) ? before : behind;
}

function levelIn(text: string, from: number, to: number): LanguageMatch['level'] {
  const rest = text.slice(from, to);
  const match = findLevel(rest);
  const test = ielts.exec(rest);
  const paren = parenPattern.exec(rest);
  const bare = match ? match.text.replace(/(?<![\s(,/–-])[\s(,/–-]+$/u, '') : '';
  const found =
    match && !/[.!?]\s+\p{Lu}/u.test(rest.slice(0, match.index))
      ? { at: match.index, text: bare }
      : test
        ? { at: test.index, text: test[0] }
        : paren?.[1]
          ? { at: paren[0].indexOf(paren[1]), text: paren[1] }
          : null;
  return found && { start: from + found.at, end: from + found.at + found.text.length, text: found.text };
}

/** In characters: longer than any list of languages under one level. */
const longestList = 240;

/** "Native: Polish", "Fluent: English, German": the level at the start of the line. */
function levelOver(text: string, start: number): LanguageMatch['level'] {
  const near = text.slice(Math.max(0, start - longestList), start);
  const line = near.lastIndexOf('\n') + 1;
  if (line === 0 && start > longestList) return null;
  const from = start - near.length + line;
  const label = labelOver(near.slice(line));
  return label === null ? null : { start: from, end: from + label.length, text: label };
}

function labelOver(text: string): string | null {
  const ends = [...levelsAt(text, 0).map(({ length }) => length), /^[ABC][12]/iu.test(text) ? 2 : 0];
  for (const end of ends) {
    listOver.lastIndex = end;
    if (end > 0 && listOver.test(text)) return text.slice(0, listOver.lastIndex);
  }
  return null;
}

/** Whether a text consists only of a language and its level: "Fluent German", "Немецкий язык со словарём". */
export function isSpoken(text: string): boolean {
  const [match, ...others] = findLanguages(text);
  if (!match?.level || others.length > 0) return false;
  const covered = match.end - match.start + match.level.end - match.level.start;
  return covered >= text.replace(/(?:язык\p{L}*|languages?)|[\s,;:()/–—-]/giu, '').length * 0.75;
}

const levelEnd = new RegExp(`(?:${levelsBeforeLanguages}) +$`, 'iu');

/** "Fluent English", "свободный английский": the level right before the language. */
function levelBefore(text: string, previous: Name | undefined, start: number): LanguageMatch['level'] {
  const from = Math.max(previous?.end ?? 0, start - 34);
  const before = text.slice(from, start);
  const match = levelEnd.exec(before);
  if (!match || !/^$|[\s,;:(]/u.test(before.charAt(match.index - 1))) return null;
  const level = match[0].trimEnd().replace(/ in$/i, '');
  const at = from + match.index;
  return { start: at, end: at + level.length, text: level };
}

const endings = /(?:ого|ому|им|ом|и)$/u;
const adjective = /(?<!\p{L})\p{L}{3,20}(?:ск|цк)(?:ого|ому|им|ом|(?<=по-\p{L}{3,20})и)(?!\p{L})/giu;

/** "знание английского языка", "владение немецким", "читаю по-немецки": languages in cases other than the nominative. */
export function findInflected(text: string): LanguageMatch[] {
  return matchesOf(adjective, text).flatMap(({ index, 0: written }): LanguageMatch[] => {
    const nominative = written.toLowerCase().replace(endings, 'ий');
    const known = languagesMap.get(nominative);
    if (known === undefined) return [];
    const end = index + written.length;
    return [{ start: index, end, name: written, known, level: levelOfInflected(text, index, end, nominative) }];
  });
}

/** Puts the nominative in place of the inflected name and looks for the level around it. */
function levelOfInflected(text: string, start: number, end: number, nominative: string): LanguageMatch['level'] {
  const shift = nominative.length - (end - start);
  const level =
    findLanguages(text.slice(0, start) + nominative + text.slice(end)).find((one) => one.start === start)?.level ?? null;
  return level === null || level.start < start ? level : { ...level, start: level.start - shift, end: level.end - shift };
}
