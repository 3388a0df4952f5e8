import { foldText } from '../../plugins/knowledge/foldText.ts';
import { schoolWord } from '../../plugins/knowledge/identifyingWords.ts';
import { nameParticles, namePrefixes } from '../../plugins/knowledge/names.ts';
import { type Hidden, hiddenWords, phoneLike, yearInside } from './hiddenWords.ts';
import { spellings, wholeText } from './spellings.ts';

/** What identifies one candidate. */
export interface Secrets {
  /** Full names. Each word is hidden, in any case and in Latin letters too. */
  names: readonly string[];
  /** Contacts, schools and file names: hidden wherever they occur. */
  texts: readonly string[];
}

export interface Range {
  start: number;
  end: number;
}

export const maskLetter = '█';
/** Replaces a value that is hidden as a whole, without revealing its length. */
export const maskedValue = maskLetter.repeat(6);

/**
 * Hides a candidate's secrets, and what identifies people in general: contacts, birth dates and ages, gender, schools. The result has the same length and line
 * breaks as the text, so that the offsets of evidence stay valid.
 *
 * @param ranges parts of the text that are always hidden
 */
export function maskText(text: string, hide: (text: string) => Range[], ranges: readonly Range[] = []): string {
  const letters = text.split('');
  for (const { start, end } of [...ranges, ...hide(text), ...findGeneral(text)]) {
    for (let at = Math.max(0, start); at < Math.min(end, letters.length); at++)
      if (letters[at] !== '\n') letters[at] = maskLetter;
  }
  return letters.join('');
}

/** `words` come from {@link spellings} and {@link wholeText}, which keep them free of repetitions that a hostile text could exploit. */
function anyOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu');
}

/** Prepares the search for a candidate's secrets in many texts. */
export function findSecrets({ names, texts }: Secrets): (text: string) => Range[] {
  const words = new Set(names.flatMap(nameWords));
  const short = [...words].filter((word) => word.length <= 3);
  const patterns = [
    ...[...words].filter((word) => word.length > 3).map(spellings),
    ...texts.filter((each) => each.trim().length > 2).map((each) => wholeText(foldText(each))),
  ];
  const any = patterns.length === 0 ? null : anyOf(patterns.join('|'));
  const capital = short.length === 0 ? null : anyOf(short.map(spellings).join('|'));
  return (text) => {
    const folded = foldLetters(text);
    const found = any === null ? [] : findFolded(folded, any);
    // "An" and "Li" are also words, so a short name only counts when capitalised.
    const capitals = capital === null ? [] : findFolded(folded, capital);
    return [...found, ...capitals.filter(({ start }) => /\p{Lu}|\p{Lo}/u.test(text[start] ?? ''))];
  };
}

const prefixes = new Set(namePrefixes);

function nameWords(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !prefixes.has(word) && !nameParticles.has(word));
}

interface Folded {
  text: string;
  /** For each character of {@link text}, its index in the original. */
  places: number[];
}

/** Folds each character separately, because {@link foldText} may change the length of a text. */
function foldLetters(text: string): Folded {
  const places: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) < 128 ? text.charAt(at).toLowerCase() : foldText(text.charAt(at));
    folded += letter;
    for (let part = 0; part < letter.length; part++) places.push(at);
  }
  places.push(text.length);
  return { text: folded, places };
}

function findFolded({ text, places }: Folded, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)]
    .filter(([match]) => match.length > 0)
    .map(({ index, 0: match }) => ({ start: places[index] ?? 0, end: (places[index + match.length - 1] ?? 0) + 1 }));
}

function findGeneral(text: string): Range[] {
  return [...hiddenWords.flatMap((pattern) => findAll(text, pattern)), ...findPhones(text), ...findSchools(text)];
}

function findAll(text: string, hidden: Hidden): Range[] {
  const found = 'all' in hidden ? hidden.all(text) : [...text.matchAll(hidden)];
  return found.map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
}

function findPhones(text: string): Range[] {
  return findAll(text, phoneLike).filter(({ start, end }) => {
    const found = text.slice(start, end);
    const digits = found.replaceAll(/\D/g, '').length;
    return digits >= 10 && digits <= 15 && (found.startsWith('+') || !yearInside.test(found));
  });
}

const longestSchool = 90;

/** The part of the line around a word like "University": between commas, bars, brackets and years. */
function findSchools(text: string): Range[] {
  return findAll(text, schoolWord).map(({ start, end }) => {
    const before = /[^\n,;|•·()\t–—:]{0,90}$/u.exec(text.slice(Math.max(0, start - longestSchool), start))?.[0] ?? '';
    const after = /^[^\n,;|•·()\t–—:\d]*/u.exec(text.slice(end, end + longestSchool))?.[0] ?? '';
    const undated = before.replace(/^.*\d/u, '');
    // In a sentence, only the capitalised words next to it.
    const near =
      undated.length + after.length > 70 ? (/(?:\p{Lu}[\p{L}.'’-]{0,40}\s{1,3}){0,12}$/u.exec(undated)?.[0] ?? '') : undated;
    const beside =
      undated.length + after.length > 70
        ? (/^(?:\s+(?:of|for|the|имени|им\.)|\s+\p{Lu}[\p{L}.'’-]*)*/u.exec(after)?.[0] ?? '')
        : after;
    return { start: start - near.trimStart().length, end: end + beside.trimEnd().length };
  });
}
