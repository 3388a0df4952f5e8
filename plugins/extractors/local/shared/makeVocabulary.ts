import { remember } from './remember.ts';

/** A place where a vocabulary's entry stands in a text; offsets into the text, end exclusive. */
export interface VocabularyMatch {
  start: number;
  end: number;
  /** The words as in the text, lower case. */
  words: string;
}

export interface Vocabulary {
  find(text: string): readonly VocabularyMatch[];
  has(text: string): boolean;
  /** Whether the whole text is one entry. */
  is(text: string): boolean;
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'’&+-]*(?:\.[\p{L}\p{N}]+)*\.?/gu;
const LONGEST_PHRASE = 5;
/** Shorter stems end words that mean something else. */
const LEAST_JOINED_STEM = 6;

/** Endings of Russian nouns and participles by case, number and gender: "технолог~" is "технологом", but not "технологии". */
const ENDINGS = [
  '',
  'а',
  'у',
  'ом',
  'ем',
  'е',
  'ы',
  'и',
  'ов',
  'ев',
  'ей',
  'ам',
  'ям',
  'ами',
  'ями',
  'ах',
  'ях',
  'я',
  'ю',
  'ь',
  'ий',
  'ый',
  'ой',
  'его',
  'ого',
  'ему',
  'ому',
  'им',
  'ым',
  'ая',
  'яя',
  'ую',
  'юю',
  'ие',
  'ые',
  'их',
  'ых',
  'ка',
  'ки',
  'ке',
  'ку',
  'кой',
  'ша',
  'ца',
  'цы',
  'цу',
  'цей',
  'це',
];

const normalize = (word: string) => word.toLowerCase().replaceAll('’', "'").replaceAll('ё', 'е');
const withoutDot = (word: string) => (word.endsWith('.') ? word.slice(0, -1) : word);

/**
 * Compiles lower-case entries of one or several words into a matcher that works on whole words. An entry that ends with `*` matches every
 * word that begins with it; one that ends with `~` is a Russian stem and matches its forms. `ё` equals `е`, a final dot is optional.
 */
export function makeVocabulary(entries: Iterable<string>): Vocabulary {
  const exact = new Set<string>();
  const beginnings = new Set<string>();
  const stems = new Set<string>();
  for (const entry of entries) {
    if (entry.endsWith('~')) stems.add(normalize(entry.slice(0, -1)));
    else if (entry.endsWith('*')) beginnings.add(normalize(entry.slice(0, -1)));
    else exact.add(normalize(entry).split(/\s+/).map(withoutDot).join(' '));
  }

  /** A stem, or one behind others that a vowel joins to it: "электрогазо-сварщик". */
  const isStem = (part: string): boolean => {
    if (stems.has(part)) return true;
    for (let at = 3; at <= part.length - LEAST_JOINED_STEM; at += 1)
      if ((part[at - 1] === 'о' || part[at - 1] === 'е') && stems.has(part.slice(at))) return true;
    return false;
  };

  const isWord = (word: string): boolean => {
    if (exact.has(word)) return true;
    const hyphen = word.lastIndexOf('-');
    if (hyphen > 0 && (isWord(word.slice(hyphen + 1)) || isWord(word.slice(0, hyphen)))) return true;
    for (const ending of stems.size > 0 ? ENDINGS : [])
      if (word.endsWith(ending) && isStem(word.slice(0, word.length - ending.length))) return true;
    if (beginnings.size === 0) return false;
    for (let length = Math.min(word.length, 18); length >= 3; length -= 1) if (beginnings.has(word.slice(0, length))) return true;
    return false;
  };

  const find = remember((text: string): readonly VocabularyMatch[] => {
    const tokens = [...text.matchAll(TOKEN)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      word: withoutDot(normalize(match[0])),
    }));
    const found: VocabularyMatch[] = [];
    for (let first = 0; first < tokens.length; first += 1) {
      let last = Math.min(tokens.length, first + LONGEST_PHRASE) - 1;
      for (; last >= first; last -= 1) {
        const words =
          last === first
            ? tokens[first]!.word
            : tokens
                .slice(first, last + 1)
                .map((token) => token.word)
                .join(' ');
        if (last === first ? isWord(words) : exact.has(words)) {
          found.push({ start: tokens[first]!.start, end: tokens[last]!.end, words });
          first = last;
          break;
        }
      }
    }
    return found;
  });

  return {
    find,
    has: (text) => find(text).length > 0,
    is: (text) => {
      const words = [...text.matchAll(TOKEN)].map((match) => withoutDot(normalize(match[0])));
      return words.length === 1 ? isWord(words[0]!) : words.length > 0 && exact.has(words.join(' '));
    },
  };
}
