import type { LaidLine } from '../parts/laidLine.ts';
import { moveFirstWord } from './joinBrokenWords.ts';

/** The end of a line that may begin an address. */
const mayBegin = /^[\p{L}\p{N}._~:/?#@!$&'*+,;=%-]{3,}$/u;
/** The rest of an address: only address characters, and no full stop or comma at the end. */
const mayContinue = /^[\p{L}\p{N}._~:/?#@!$&'*+=%-]*[\p{L}\p{N}/]$/u;
const address = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|^(?:https?:\/\/|www\.)\S[^\s.]*\.\S+$|^[\w-]+(?:\.[\w-]+)+\/\S+$/iu;
/** The beginning of an address that cannot be complete. */
const unfinished =
  /@[\w-]*$|@[\w.-]*[.-]$|^(?:https?:\/\/|www\.)[^/]*(?:[.-]|:\/\/[\w-]*|www\.[\w-]*)$|\.\w{2,}\/\S*[/.?=&_-]$|\.\w{2,}\/$/iu;
/** Text that can only continue an address. */
const remainder = /^[@./?=&_-][\w.@/-]*$/u;
/** Distinguishes an address from a name: "Anna" over "Smith" is not an address, even if a link leads to annasmith. */
const addressSign = /[@/]|\w{2}\.\w{2}/u;
/** The beginning of another address. */
const beginsAddress = /^(?:https?:\/\/|www\.|mailto:)/iu;
const fewestLetters = 6;

/**
 * Joins addresses that a narrow column cut in two: when only both halves together form an address, or when a link of the page leads to the joined
 * address. `links` are the targets of the page's links.
 */
export function joinCutAddresses(lines: LaidLine[], links: readonly string[]): void {
  const targets = links.map(bare);
  for (let index = lines.length - 1; index > 0; index--) {
    const [above, below] = [lines[index - 1]!, lines[index]!];
    if (above.role !== below.role || below.listItem || !isBelow(above, below)) continue;
    const [first, second] = [above.words.at(-1)!.text, below.words[0]!.text];
    if (!mayBegin.test(first) || !mayContinue.test(second) || beginsAddress.test(second)) continue;
    if (!isCut(first, second, targets)) continue;
    moveFirstWord(above, below);
    if (below.words.length === 0) lines.splice(index, 1);
  }
}

function isCut(first: string, second: string, targets: readonly string[]): boolean {
  const whole = bare(first + second);
  const isLinked = whole.length >= fewestLetters && addressSign.test(whole) && targets.some((target) => target.includes(whole));
  if (isLinked && !targets.includes(bare(first))) return true;
  if (!address.test(first + second)) return false;
  return unfinished.test(first) || (remainder.test(second) && !address.test(first));
}

/** The line directly below, in the same size. */
function isBelow(above: LaidLine, below: LaidLine): boolean {
  const [last, first] = [above.words.at(-1)!, below.words[0]!];
  const distance = first.baseline - last.baseline;
  return distance > 0 && distance < last.size * 2.2 && Math.abs(first.size - last.size) < 0.3;
}

function bare(url: string): string {
  return url
    .toLowerCase()
    .replace(/^(?:mailto:|tel:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
