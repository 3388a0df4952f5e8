import type { DocumentText, Evidence } from '../../../contract.ts';
import { normalizeText } from './normalizeText.ts';
import { overlap, type Span } from './spans.ts';

/** A document in which quotations are looked up. */
export interface Quotable {
  readonly document: DocumentText;
  /** Every place where the words stand, white space, case and kinds of dashes apart; whole words only. Nothing in the forbidden parts. */
  findAll(words: string): Span[];
  evidence(span: Span): Evidence;
}

const mostPlaces = 100;
const longestQuotation = 4000;

/** @param forbidden parts that prove nothing, because they speak to the machine that reads them */
export function makeQuotable(document: DocumentText, forbidden: readonly Span[]): Quotable {
  const { text, origin } = normalizeText(document.text);

  function* places(needle: string): Generator<Span> {
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      if (!standsAsWords(text, at, at + needle.length)) continue;
      const span = { start: origin[at] ?? 0, end: (origin[at + needle.length - 1] ?? 0) + 1 };
      if (!forbidden.some((part) => overlap(part, span))) yield span;
    }
  }

  return {
    document,
    findAll(words) {
      const needle = normalizeText(words).text.trim();
      if (needle === '' || needle.length > longestQuotation) return [];
      const found: Span[] = [];
      for (const place of places(needle)) if (found.push(place) >= mostPlaces) break;
      return found;
    },
    evidence: ({ start, end }) => ({ text: document.text.slice(start, end), page: pageAt(document, start), start, end }),
  };
}

/** "Java" does not stand in "JavaScript", nor "C" in "C++". */
function standsAsWords(text: string, start: number, end: number): boolean {
  const [first, last] = [text.charAt(start), text.charAt(end - 1)];
  const opens = !isWordy(first) || !isWordy(text.charAt(start - 1));
  const closes = !isWordy(last) || !/^(?:[\p{L}\p{N}#]|\+\+)/u.test(text.slice(end, end + 2));
  return opens && closes;
}

function isWordy(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Page of an offset: that of the last line that begins at or before it. */
function pageAt({ lines }: DocumentText, offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low]?.page ?? 1;
}
