import type { LaidLine } from '../parts/laidLine.ts';
import { moveFirstWord } from './joinBrokenWords.ts';

/** The end of a line that may begin an address. */
const mayBegin = /^[\p{L}\p{N}._~:/?#@!$&'*+,;=%-]{3,}$/u;
/** The rest of an address: only address characters, and no full stop or comma at the end. */
const mayContinue = /^[\p{L}\p{N}._~:/?#@!$&'*+=%-]*[\p{L}\p{N}/-]$/u;
const address = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|^(?:https?:\/\/|www\.)\S[^\s.]*\.\S+$|^[\w-]+(?:\.[\w-]+)+\/\S+$/iu;
/** The beginning of an address that cannot be complete. */
const unfinished =
  /@[\w-]*$|@[\w.-]*[.-]$|^https?:\/\/[\w-]*$|^(?:https?:\/\/|www\.)[^/]*(?:[.-]|:\/\/[\w-]*|www\.[\w-]*)$|\.\w{2,}\/\S*[/.?=&_-]$|\.\w{2,}\/$/iu;
/** Text that can only continue an address. */
const remainder = /^[@./?=&_-][\w.@/-]*$/u;
/** Distinguishes an address from a name: "Anna" over "Smith" is not an address, even if a link leads to annasmith. */
const addressSign = /[@/]|\w{2}\.\w{2}/u;
/** The beginning of another address. */
const beginsAddress = /^(?:https?:\/\/|www\.|mailto:)/iu;
/** An address with a path that is not closed, and words joined by hyphens that can only be the rest of it: "linkedin.com/in/ada" over "love-lace-90". The label "e-mail" is none. */
const openPath = /\.\w{2,}\/\S*[\w-]$/u;
const slug = /^(?!(?:e-mail|web-site|home-page)$)[a-z\d]+(?:[-_][a-z\d]+)*[-_][a-z\d]*\/?$/u;
const fewestLetters = 6;

/**
 * Joins addresses that a narrow column cut in two: when only both halves together form an address, or when a link of the page leads to the joined
 * address. `links` are the targets of the page's links.
 */
export function joinCutAddresses(lines: LaidLine[], links: readonly string[]): void {
  const targets = links.map(bare);
  /** Where the lines end that took in the next one. */
  const ends = new Map<LaidLine, number>();
  for (let index = lines.length - 1; index > 0; index--) {
    const [above, below] = [lines[index - 1]!, lines[index]!];
    if (above.role !== below.role || below.listItem || !isBelow(above, below, ends.get(above))) continue;
    const [first, second] = [lastOf(above), below.words[0]!.text];
    if (!mayBegin.test(first) || !mayContinue.test(second) || beginsAddress.test(second)) continue;
    if (!isCut(first, second, targets, below.words.length === 1)) continue;
    ends.set(above, below.words[0]!.baseline);
    moveFirstWord(above, below);
    if (below.words.length > 0) continue;
    lines.splice(index, 1);
    // What is joined may go on below: an address over three lines.
    if (index < lines.length) index++;
  }
}

/** The text behind a line's last space. */
function lastOf({ words }: LaidLine): string {
  const from = words.findLastIndex(({ lead }, index) => index === 0 || lead !== '');
  return words
    .slice(from)
    .map(({ text }) => text)
    .join('');
}

function isCut(first: string, second: string, targets: readonly string[], alone: boolean): boolean {
  const whole = bare(first + second);
  const isLinked = whole.length >= fewestLetters && addressSign.test(whole) && targets.some((target) => target.includes(whole));
  // A link leads to the text above as it stands: it is whole, even if it ends in a slash.
  if (targets.includes(bare(first))) return false;
  if (isLinked) return true;
  if (!address.test(first + second)) return false;
  if (/^\p{Lu}|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$)/u.test(second) && first.endsWith('/')) return false;
  return (
    unfinished.test(first) ||
    (remainder.test(second) && !address.test(first)) ||
    (alone && openPath.test(first) && slug.test(second))
  );
}

/** The line directly below, in the same size. */
function isBelow(above: LaidLine, below: LaidLine, end: number | undefined): boolean {
  const [last, first] = [above.words.at(-1)!, below.words[0]!];
  const distance = first.baseline - (end ?? last.baseline);
  return distance > 0 && distance < last.size * 2.2 && Math.abs(first.size - last.size) < 0.3;
}

function bare(url: string): string {
  return url
    .toLowerCase()
    .replace(/^(?:mailto:|tel:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
