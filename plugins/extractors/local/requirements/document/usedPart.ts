import type { DocumentText, TextLine } from '../../../../contract.ts';
import { letterInFront } from '../../lines/letterInFront.ts';
import { viewLines } from '../../shared/lineView.ts';
import { secondAdvertisement } from './secondAdvertisement.ts';
import { unfoldLines } from './unfoldLines.ts';

/** Markdown and emoji at the beginning of a line: marks of a heading, bold or quoted text, or a bullet. */
const ornament =
  /^(?:#{1,6}\s+|>\s+|[*_]{2,3}(?=\S)|(?:[\p{Extended_Pictographic}\u25A0-\u25FF\u2700-\u27BF‣⁃∙☞⌲»→⇒+]|\uFE0F|\u200D|\*(?=\s))+\s*|\(?[a-zа-я]\)\s+|[-–—•·](?=\p{L}))+/u;
const closing = /(?:[*_]{2,3}|\s#{1,6})\s*$/u;
const headed = /^#{1,6}\s/u;
const longestBold = 60;

/** The document with ornaments excluded from its lines. The text itself and all offsets stay the same. */
export function plainLines(document: DocumentText): DocumentText {
  return {
    ...document,
    lines: document.lines.map((line, index) => plainLine(document, line, headsList(document, line, document.lines[index + 1]))),
  };
}

const emoji = /^(?![✓✔➢➤►▶→⇒])\p{Extended_Pictographic}/u;
const longestHeading = 50;

/** "🔍 What we look for" above a list with its own bullets is the heading of that list. */
function headsList({ text }: DocumentText, line: TextLine, next: TextLine | undefined): boolean {
  if (next === undefined || !next.listItem || line.end - line.start > longestHeading) return false;
  return emoji.test(text.slice(line.start, line.end)) && !emoji.test(text.slice(next.start, next.end));
}

function plainLine(document: DocumentText, line: TextLine, heads: boolean): TextLine {
  const text = document.text.slice(line.start, line.end);
  const before = ornament.exec(text)?.[0] ?? '';
  const after = before.length < text.length ? (closing.exec(text)?.[0] ?? '') : '';
  if (before === '' && after === '') return line;
  if (before.length + after.length >= text.length) return line;
  const wholeBold = /[*_]{2}/u.test(before) && after !== '' && text.length < longestBold;
  return {
    ...line,
    start: line.start + before.length,
    end: line.end - after.length,
    heading: line.heading || headed.test(text),
    bold: line.bold || wholeBold,
    listItem: !heads && (line.listItem || /[^#>*_\s]|\*\s/u.test(before)),
  };
}

/** A text of this many characters or fewer is not a job description. */
const tooShort = 50;
/** An advertisement has at least this many lines. */
const leastBehindLetter = 4;
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
  const lines = viewLines(plain).filter(({ line }) => line.role === 'body');
  const letter = letterInFront(lines, leastBehindLetter);
  const document = cutOut(plain, letter === 0 ? 0 : lines[letter]!.start, Math.min(mostCharacters, plain.text.length));
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
