import type { DocumentText } from '../../../contract.ts';
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

/** The part of a document from which requirements are read: its first 20,000 characters and its first advertisement; null when it is too short. */
export function usedPart(whole: DocumentText): UsedPart | null {
  if (whole.text.trim().length <= tooShort) return null;
  const document = plainLines(whole);
  const next = secondAdvertisement(document);
  const end = Math.min(mostCharacters, next ?? whole.text.length);
  if (end >= whole.text.length) return { document, next };
  const part = {
    ...document,
    text: whole.text.slice(0, end),
    lines: document.lines.filter((line) => line.end <= end),
    links: document.links.filter((link) => link.end === null || link.end <= end),
  };
  return { document: part, next };
}
