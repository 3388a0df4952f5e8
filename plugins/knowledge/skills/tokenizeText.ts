import { commonDomains } from '../cues/skillCues.ts';
import { matchesOf } from '../matchesOf.ts';
import { stemWord } from './stemWord.ts';

/** A word of the text with its position; `key` is its comparable form. */
export interface Token {
  start: number;
  end: number;
  key: string;
  /** May continue a name that the token before it began: only spaces, hyphens, dots and the like are between them. */
  joined: boolean;
  /** The address (URL, e-mail, domain) that contains the token; a name must cover all of it or none. */
  address: { start: number; end: number } | null;
}

/** Letters and digits with the signs used in names: C++, C#, F#. ".NET" keeps its dot, which distinguishes it from the word "net". */
const word = /\.[Nn][Ee][Tt](?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}])|\+(?![\p{L}\p{N}]))?/gu;
const joint = /^(?:[ \t\u00a0]{0,3}|[ \u00a0]?[-‐‑–./&'’_*+:][ \u00a0]?)$/u;
const sentenceEnd = /^[.:][ \u00a0]$/u;
const lineBreak = /^[ \t\u00a0]*\n[ \t\u00a0]*$/u;
/** Bounded, and anchored at the beginning of a word: a document may be one endless word. */
const addresses = [
  /(?:https?:\/\/|www\.)[^\s,;)]+/gi,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/g,
  new RegExp(String.raw`(?<![\w.-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}\.(?:${commonDomains})(?![\w-])(?:/[^\s,;)]*)?`, 'gi'),
];

/** Splits a text into the words that names are matched against. Offsets are into the text. */
export function tokenizeText(text: string): Token[] {
  const addresses = findAddresses(text);
  const tokens: Token[] = [];
  let addressIndex = 0;
  let previousEnd = 0;
  let previousKey = '';
  for (const found of matchesOf(word, text)) {
    const start = found.index;
    const end = start + found[0].length;
    while (addressIndex < addresses.length && (addresses[addressIndex]?.end ?? 0) <= start) addressIndex++;
    const around = addresses[addressIndex];
    tokens.push({
      start,
      end,
      key: stemWord(found[0]),
      joined:
        joins(text.slice(previousEnd, start), text.charAt(start)) || productColon(previousKey, text.slice(previousEnd, start)),
      address: around !== undefined && around.start <= start ? around : null,
    });
    previousEnd = end;
    previousKey = tokens.at(-1)?.key ?? '';
  }
  return tokens;
}

/** A name may continue over a line break only if the next line begins in lower case: "React" above "Native speaker" is not a framework. */
function joins(gap: string, next: string): boolean {
  if (lineBreak.test(gap)) return next !== next.toUpperCase();
  return joint.test(gap) && !sentenceEnd.test(gap);
}

/** "1С: Предприятие" is one name, in Cyrillic or Latin letters; "Languages: Go" is not. */
function productColon(key: string, gap: string): boolean {
  return gap === ': ' && (key === '1с' || key === '1c');
}

function findAddresses(text: string): { start: number; end: number }[] {
  if (!text.includes('.')) return [];
  const found = addresses.flatMap((address) =>
    matchesOf(address, text).map(({ index, 0: one }) => ({ start: index, end: index + one.length })),
  );
  let done = 0;
  return found.sort((one, other) => one.start - other.start).filter(({ start, end }) => start >= done && (done = end) > 0);
}
