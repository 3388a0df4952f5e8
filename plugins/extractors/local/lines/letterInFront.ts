import { letterFarewells, letterGreetings, letterHeadings, looseGreetings } from '../../../knowledge/cues/letterCues.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { matchHeading } from '../annotate/matchHeading.ts';
import type { LineView } from '../shared/lineView.ts';

const greeting = makeFinder(
  'iu',
  { before: '^', words: letterGreetings, after: String.raw`(?!\p{L}).{0,60}$` },
  { before: '^', words: looseGreetings, after: String.raw`(?!\p{L}).{0,40}[,!:]$` },
);
const farewell = makeFinder('iu', { before: '^', words: letterFarewells, after: String.raw`(?!\p{L}).{0,20}$` });
const heading = makeFinder('iu', { before: '^', words: letterHeadings, after: String.raw`\s*:?$` });
/** How far down a letter is greeted, and closed after that. In lines. */
const mostAbove = 25;
const longest = 60;
/** Lines of the signature: the name, with a gap behind it. */
const mostSigned = 3;

/**
 * How many lines at the beginning belong to a letter that comes before a résumé or an advertisement: addressee, greeting, text, farewell and signature. 0 if
 * there is none. Its addressee is nobody's contact data but their own.
 *
 * @param leastBehind a letter with fewer lines behind it is all that there is
 */
export function letterInFront(lines: readonly LineView[], leastBehind = 10): number {
  const opened = lines.slice(0, mostAbove).findIndex(({ text }) => greeting.test(text));
  if (opened < 0) return 0;
  const closed = lines.slice(opened + 1, opened + longest).findIndex(({ text }) => farewell.test(text));
  if (closed < 0) return 0;
  let end = opened + closed + 2;
  for (let signed = 0; signed < mostSigned && end < lines.length; signed++) {
    const line = lines[end]!;
    if (matchHeading(line.text)?.exact || line.page !== lines[end - 1]!.page || (signed > 0 && line.gapBefore)) break;
    end++;
  }
  return lines.length - end < leastBehind ? 0 : end;
}

/**
 * Where a letter of so many lines begins, as the text above it is about the person: at its heading ("Cover letter"), if the résumé goes on behind it
 * with a section; or below its sender's contacts, if the résumé begins with the sender's name and has none itself.
 */
export function letterStart(lines: readonly LineView[], end: number): number {
  const [own] = lines.slice(end);
  if (!own) return 0;
  if (matchHeading(own.text)?.exact) {
    const above = lines.slice(0, Math.min(end, mostAbove));
    return Math.max(
      0,
      above.findIndex(({ text }) => heading.test(text)),
    );
  }
  const sender = Math.max(
    0,
    lines.findIndex(({ gapBefore }, at) => at > 0 && gapBefore),
  );
  const isSender = sender < end && lines[0]!.text.toLowerCase() === own.text.toLowerCase();
  return isSender && hasMail(lines.slice(0, sender)) && !hasMail(lines.slice(end, end + longestHead)) ? sender : 0;
}

/** Contacts are among the first lines of a résumé. */
const longestHead = 10;
const hasMail = (lines: readonly LineView[]) => lines.some(({ text }) => text.includes('@'));
