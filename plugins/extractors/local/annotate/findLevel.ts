import { languageLevels } from '../../../knowledge/languages.ts';
import { groupBy } from '../shared/groupBy.ts';
import { endOfMatch } from '../shared/textSpan.ts';

/** Keyed by the first two letters; longest first. */
const levelsByBeginning = groupBy(
  languageLevels.map((one) => one.toLowerCase()).toSorted((one, other) => other.length - one.length),
  (level) => level.slice(0, 2),
);
/** The letters A, B and C may be Cyrillic ones that look the same. */
const europeanLevel = /[ABCabcАВСБ][12]\+?(?![\p{L}\p{N}])(?:\s*[-–/]\s*[ABCabcАВСБ][12])?/uy;
/** "native / C2". */
const secondLevel = /\s*[(,/–-]\s*(?:[ABCАВСБ][12]\+?|native|fluent)\)?/iuy;
const letter = /[\p{Lu}\p{Ll}]/u;
const letterOrDigit = /[\p{Lu}\p{Ll}\p{N}]/u;

/** The levels of the table that begin here, longest first. */
export function levelsAt(text: string, at: number): string[] {
  const known = levelsByBeginning.get(text.slice(at, at + 2).toLowerCase()) ?? [];
  return known.filter((level) => text.slice(at, at + level.length).toLowerCase() === level);
}

/** The first level in a text. */
export function findLevel(text: string): { index: number; text: string } | null {
  for (let at = 0; at < text.length; at += 1) {
    if (letterOrDigit.test(text.charAt(at - 1))) continue;
    const level = levelsAt(text, at).find((one) => !letter.test(text.charAt(at + one.length)));
    const end = level === undefined ? endOfMatch(europeanLevel, text, at) : at + level.length;
    if (end > at) return { index: at, text: text.slice(at, endOfMatch(secondLevel, text, end)) };
  }
  return null;
}
