import type { DocumentText } from '../../../contract.ts';
import { plainLines } from './plainLines.ts';
import { secondAdvertisement } from './secondAdvertisement.ts';

/** A text of so many characters or fewer is no job description. */
const tooShort = 50;
/** Of a longer one so many characters are read. */
const mostCharacters = 20_000;

/** The part of a document from which requirements are read: its first 20,000 characters and its first advertisement; null when it is too short. */
export function usedPart(document: DocumentText): DocumentText | null {
  if (document.text.trim().length <= tooShort) return null;
  const plain = plainLines(document);
  const second = secondAdvertisement(plain);
  const end = Math.min(mostCharacters, second === null ? document.text.length : Math.max(second, tooShort + 1));
  if (end >= document.text.length) return plain;
  return {
    ...plain,
    text: document.text.slice(0, end),
    lines: plain.lines.filter((line) => line.end <= end),
    links: document.links.filter((link) => link.end === null || link.end <= end),
  };
}
