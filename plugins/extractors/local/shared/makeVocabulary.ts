import { matchesOf } from '../../../knowledge/matchesOf.ts';
import { remember } from '../../../knowledge/remember.ts';
import { groupBy } from './groupBy.ts';
import type { Stretch } from './textSpan.ts';

/** A match of a vocabulary entry in a text; offsets into the text, end exclusive. */
export interface VocabularyMatch extends Stretch {
  /** The matched words in lower case. */
  words: string;
}

export interface Vocabulary {
  find(text: string): readonly VocabularyMatch[];
  has(text: string): boolean;
  /** Whether the whole text is one entry. */
  is(text: string): boolean;
}

const token = /[\p{L}\p{N}][\p{L}\p{N}'’&+-]*(?:\.[\p{L}\p{N}]+)*\.?/gu;
const longestPhrase = 5;
/** Shorter stems are endings of unrelated words. */
const leastJoinedStem = 6;

/** Endings of Russian nouns and participles by case, number and gender: "технолог~" is "технологом", but not "технологии". */
const endings: ReadonlySet<string> = new Set([
  '',
  ...'а у ом ем е ы и ов ев ей ам ям ами ями ах ях я ю ь ий ый ой его ого ему ому им ым ая яя ую юю ие ые их ых ка ки ке ку кой ша ца цы цу цей це'.split(
    ' ',
  ),
]);

const mostEnding = Math.max(...[...endings].map((ending) => ending.length));
/** Minimum number of letters beside an entry's `*`, and the maximum before it that is looked up. */
const leastBeginning = 3;
const mostBeginning = 18;
/** Longer words are hostile input; they are only looked up whole. */
const longestWord = 120;

const normalize = (word: string) => word.toLowerCase().replaceAll('’', "'").replaceAll('ё', 'е');
const withoutDot = (word: string) => (word.endsWith('.') ? word.slice(0, -1) : word);

/** A word, and what each vocabulary that was asked knows of it, by the vocabulary's number. */
interface KnownWord {
  word: string;
  /** How many words the longest entry has that begins with it, as a negative number if it is no entry itself. */
  longest: number[];
}

const knownWord = remember((word: string): KnownWord => ({ word: withoutDot(normalize(word)), longest: [] }));

interface Word extends Stretch {
  known: KnownWord;
}

/** All vocabularies look at the words of the same lines. */
const wordsIn = remember((text: string): readonly Word[] =>
  matchesOf(token, text).map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    known: knownWord(word),
  })),
);

const joined = (words: readonly Word[], first: number, last: number) =>
  words
    .slice(first, last + 1)
    .map(({ known }) => known.word)
    .join(' ');

let vocabularies = 0;

/**
 * Compiles lower-case entries of one or several words into a matcher that works on whole words. An entry that ends with `*` matches every
 * word that begins with it, one that begins with `*` every compound that ends with it; one that ends with `~` is a Russian stem and matches its forms.
 * `ё` equals `е`, a final dot is optional, `&` is no word.
 */
export function makeVocabulary(entries: Iterable<string>): Vocabulary {
  const own = vocabularies++;
  const exact = new Set<string>();
  const beginnings = new Set<string>();
  const stems = new Set<string>();
  const compoundEndings: string[] = [];
  for (const entry of entries) {
    if (entry.startsWith('*')) compoundEndings.push(normalize(entry.slice(1)));
    else if (entry.endsWith('~')) stems.add(normalize(entry.slice(0, -1)));
    else if (entry.endsWith('*')) beginnings.add(normalize(entry.slice(0, -1)));
    else
      exact.add(
        normalize(entry)
          .split(/[\s/]+/)
          .filter((word) => word !== '&')
          .map(withoutDot)
          .join(' '),
      );
  }
  /** Most words begin neither an entry of several words nor a prefix entry. */
  const longest = new Map<string, number>();
  for (const words of [...exact].map((entry) => entry.split(' ')))
    longest.set(words[0]!, Math.min(longestPhrase, Math.max(longest.get(words[0]!) ?? 1, words.length)));
  const compounds = groupBy(compoundEndings, (ending) => ending.slice(-leastBeginning));
  const openings = new Set([...beginnings].map((beginning) => beginning.slice(0, leastBeginning)));

  /** A stem, or a stem joined to others by a vowel: "электрогазо-сварщик". */
  const isStem = (part: string): boolean => {
    if (stems.has(part)) return true;
    for (let at = 3; at <= part.length - leastJoinedStem; at += 1)
      if ((part[at - 1] === 'о' || part[at - 1] === 'е') && stems.has(part.slice(at))) return true;
    return false;
  };

  const isForm = (word: string): boolean => {
    for (let length = 0; length <= mostEnding && length <= word.length; length += 1) {
      const stem = word.length - length;
      if (endings.has(word.slice(stem)) && isStem(word.slice(0, stem))) return true;
    }
    return false;
  };

  const longestFrom = (known: KnownWord): number =>
    (known.longest[own] ??= (longest.get(known.word) ?? 1) * (isWord(known.word) ? 1 : -1));
  const holds = (known: KnownWord): boolean => longestFrom(known) > 0;

  function isWord(word: string): boolean {
    if (exact.has(word)) return true;
    if (word.length > longestWord) return false;
    const hyphen = word.lastIndexOf('-');
    if (hyphen > 0 && (holds(knownWord(word.slice(hyphen + 1))) || holds(knownWord(word.slice(0, hyphen))))) return true;
    if (stems.size > 0 && isForm(word)) return true;
    const closings = compounds.get(word.slice(-leastBeginning));
    if (closings?.some((ending) => word.length >= ending.length + leastBeginning && word.endsWith(ending))) return true;
    if (!openings.has(word.slice(0, leastBeginning))) return false;
    for (let length = Math.min(word.length, mostBeginning); length >= leastBeginning; length -= 1)
      if (beginnings.has(word.slice(0, length))) return true;
    return false;
  }

  function find(text: string, most = Infinity): readonly VocabularyMatch[] {
    const words = wordsIn(text);
    const found: VocabularyMatch[] = [];
    for (let first = 0; first < words.length && found.length < most; first += 1) {
      const { start, known } = words[first]!;
      const length = longestFrom(known);
      if (length === -1) continue;
      let last = Math.min(words.length, first + Math.abs(length)) - 1;
      while (last > first && !exact.has(joined(words, first, last))) last -= 1;
      if (last === first && length < 0) continue;
      found.push({ start, end: words[last]!.end, words: joined(words, first, last) });
      first = last;
    }
    return found;
  }

  return {
    find: (text) => find(text),
    has: (text) => find(text, 1).length > 0,
    is: (text) => {
      const words = wordsIn(text);
      return words.length === 1 ? holds(words[0]!.known) : words.length > 0 && exact.has(joined(words, 0, words.length - 1));
    },
  };
}
