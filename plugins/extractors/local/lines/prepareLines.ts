import type { DocumentText } from '../../../contract.ts';
import { letterFarewells, letterGreetings, looseGreetings } from '../../../knowledge/cues/letterCues.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { type LineView, sliceLine, viewLines } from '../shared/lineView.ts';
import { joinWrappedHeadings, splitMarginHeadings } from './headings.ts';

/** The visible lines of a document, without monograms, with margin headings split off and wrapped headings joined. */
export const prepareLines = (document: DocumentText): LineView[] =>
  joinWrappedHeadings(document, splitMarginHeadings(document, withoutMonogram(document, viewLines(document))));

const firstLines = 10;
const mark = /^\p{Lu}{2,3}$/u;

/** Whether the letters are the initials of the words, or the beginning of the first one ("FA" of "Fatima Rashid"). */
function repeats(letters: string, text: string): boolean {
  const words = text.toUpperCase().match(/\p{L}+/gu) ?? [];
  const [first] = words;
  if (first === undefined || first.length <= letters.length) return false;
  return (
    first.startsWith(letters) ||
    words
      .map((word) => word[0])
      .join('')
      .startsWith(letters)
  );
}

/** Leaves out the initials that stand in the head of many résumés in place of a photo: they are drawn text, but no part of the name beside them. */
export function withoutMonogram(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const head = lines.slice(0, firstLines);
  const cells = head.flatMap((line, at) => line.text.split('\t').map((text) => ({ at, text: text.trim() })));
  const found = cells.find((cell) => mark.test(cell.text) && cells.some((other) => repeats(cell.text, other.text)));
  if (!found) return [...lines];
  const line = lines[found.at]!;
  const from = line.text.lastIndexOf(found.text);
  const rest =
    from > 0
      ? sliceLine(document, line, line.start, line.start + from)
      : sliceLine(document, line, line.start + found.text.length, line.end);
  return lines.flatMap((one) => (one === line ? (rest ?? []) : one)).map((one, index) => ({ ...one, index }));
}

const greeting = makeFinder(
  'iu',
  { before: '^', words: letterGreetings, after: String.raw`(?!\p{L}).{0,60}$` },
  { before: '^', words: looseGreetings, after: String.raw`(?!\p{L}).{0,40}[,!:]$` },
);
const farewell = makeFinder('iu', { before: '^', words: letterFarewells, after: String.raw`(?!\p{L}).{0,20}$` });
/** "All the best from the coast,": short, in any words, and then a comma. */
const shortClose = /^\p{Lu}[^.!?:@\d]{2,44},$/u;
/** How far down a letter is greeted, and closed after that. In lines. */
const mostAbove = 25;
const longest = 60;
/** Lines of the signature: the name, with a gap behind it. */
const mostSigned = 3;
/** A résumé is longer; a letter with fewer lines behind it is all that there is. */
const leastBehind = 10;

/**
 * How many lines at the beginning belong to a letter that comes before the résumé: addressee, greeting, text, farewell and signature. 0 if there is none.
 * Its addressee is nobody's contact data but their own.
 */
export function letterInFront(lines: readonly LineView[]): number {
  const opened = lines.slice(0, mostAbove).findIndex(({ text }) => greeting.test(text));
  if (opened < 0) return 0;
  const closed = lines
    .slice(opened + 1, opened + longest)
    .findIndex(({ text }, at) => farewell.test(text) || (shortClose.test(text) && isSignature(lines, opened + at + 2)));
  if (closed < 0) return 0;
  let end = opened + closed + 2;
  for (let signed = 0; signed < mostSigned && end < lines.length; signed++) {
    if (signed > 0 && (lines[end]!.gapBefore || lines[end]!.page !== lines[end - 1]!.page)) break;
    end++;
  }
  return lines.length - end < leastBehind ? 0 : end;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether a line is printed once more behind the letter: the name above the résumé. */
function isSignature(lines: readonly LineView[], at: number): boolean {
  const name = lettersOf(lines[at]?.text ?? '');
  return name.length > leastName && lines.slice(at + 1).some(({ text }) => lettersOf(text) === name);
}

const leastName = 4;
