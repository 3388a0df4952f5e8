import type { DocumentText } from '../../../contract.ts';
import { afterLetter } from './afterLetter.ts';
import { plainLines } from './plainLines.ts';
import { secondAdvertisement } from './secondAdvertisement.ts';

/** A text of so many characters or fewer is no job description. */
const tooShort = 50;
/** Of a longer one so many characters are read. */
const mostCharacters = 20_000;

export interface UsedPart {
  document: DocumentText;
  /** Where the next advertisement begins, which is left out; null when there is none. */
  next: number | null;
}

/**
 * The part of a document from which requirements are read: its first 20,000 characters and its first advertisement, without the letter that it came
 * with; null when it is too short. Offsets stay true.
 */
export function usedPart(whole: DocumentText): UsedPart | null {
  if (whole.text.trim().length <= tooShort) return null;
  const plain = plainLines(whole);
  const document = cutOut(plain, afterLetter(plain) ?? 0, Math.min(mostCharacters, plain.text.length));
  const next = secondAdvertisement(document);
  return { document: next === null ? document : cutOut(document, 0, next), next };
}

function cutOut(document: DocumentText, start: number, end: number): DocumentText {
  if (start === 0 && end === document.text.length) return document;
  return {
    ...document,
    text: ' '.repeat(start) + document.text.slice(start, end),
    lines: document.lines.filter((line) => line.start >= start && line.end <= end),
    links: document.links.filter((link) => (link.start ?? start) >= start && (link.end ?? end) <= end),
  };
}
