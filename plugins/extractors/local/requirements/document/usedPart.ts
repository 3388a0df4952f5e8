import type { DocumentText } from '../../../../contract.ts';
import { afterLetter } from './afterLetter.ts';
import { plainLines } from './plainLines.ts';
import { secondAdvertisement } from './secondAdvertisement.ts';
import { unfoldLines } from './unfoldLines.ts';

/** A text of this many characters or fewer is not a job description. */
const tooShort = 50;
/** Only this many characters of a longer text are read. */
const mostCharacters = 20_000;

export interface UsedPart {
  document: DocumentText;
  /** Start of the next advertisement, which is not read; null if there is none. */
  next: number | null;
}

/**
 * The part of a document from which requirements are read: its first 20,000 characters and its first advertisement, without the letter that it came
 * with. Null if it is too short. Offsets stay valid for the whole document.
 */
export function usedPart(whole: DocumentText): UsedPart | null {
  if (whole.text.trim().length <= tooShort) return null;
  const plain = plainLines(unfoldLines(whole));
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
