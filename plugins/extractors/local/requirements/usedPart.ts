import type { DocumentText } from '../../../contract.ts';

/** A text of so many characters or fewer is no job description. */
const tooShort = 50;
/** Of a longer one so many characters are read. */
const mostCharacters = 20_000;
/** A label that a second advertisement in the same file begins with. */
const titleLabel = /^(?:job title|position title|vacancy|название вакансии|вакансия)\s*[:：]/iu;

/** The part of a document from which requirements are read: its first 20,000 characters and its first advertisement; null when it is too short. */
export function usedPart(document: DocumentText): DocumentText | null {
  if (document.text.trim().length <= tooShort) return null;
  const end = Math.min(mostCharacters, secondAdvertisement(document));
  if (end >= document.text.length) return document;
  return {
    ...document,
    text: document.text.slice(0, end),
    lines: document.lines.filter((line) => line.end <= end),
    links: document.links.filter((link) => link.end === null || link.end <= end),
  };
}

function secondAdvertisement(document: DocumentText): number {
  const labelled = document.lines.filter((line) => titleLabel.test(document.text.slice(line.start, line.end).trim()));
  const second = labelled[1];
  return second === undefined ? document.text.length : Math.max(second.start, tooShort + 1);
}
