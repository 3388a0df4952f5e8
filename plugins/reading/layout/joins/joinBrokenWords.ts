import type { LaidLine } from '../parts/laidLine.ts';
import type { Word } from '../parts/word.ts';

/** A word broken at the end of a line: letters, then a hyphen (typed, typographic or soft). */
const broken = /\p{L}[-\u2010\u00ad]$/u;
/** The hyphen programs insert where they divide a word (the PDF reader has it for U+2010 too). Some fonts use it for every hyphen; then it also appears within lines. */
const softHyphen = '\u00ad';
/** If this many line ends, and at least this share of the lines, end in a hyphen, the program divides words. Compounds alone break less often. */
const many = { breaks: 5, share: 0.05 };
const continued = /^\p{Ll}/u;

/**
 * Joins words that were broken at the end of a line; the second half keeps its place on the page. The hyphen stays in compounds ("cross-functional")
 * and is
 * removed where a program divided the word. TeX divides words by default (`byProgram`); word processors and browsers do so only when told to, which
 * shows
 * in many broken lines. The rest of the document's vocabulary overrules both.
 */
export function joinBrokenWords(pages: readonly LaidLine[][], byProgram: boolean): void {
  const divides = byProgram || breaksMany(pages);
  const showsDivision = !pages.some((lines) => lines.some(holdsSoftHyphen));
  let vocabulary: Set<string> | null = null;
  for (const lines of pages) {
    for (let index = lines.length - 1; index > 0; index--) {
      const above = lines[index - 1]!;
      const below = lines[index]!;
      if (!isBroken(above, below)) continue;
      const [first, second] = [above.words.at(-1)!.text, below.words[0]!.text];
      vocabulary ??= collectVocabulary(pages);
      const divided = showsDivision && first.endsWith(softHyphen);
      joinLines(above, below, !divided && keepsHyphen(first, second, vocabulary, divides));
      if (below.words.length === 0) lines.splice(index, 1);
    }
    for (const { words } of lines) for (const word of words) word.text = word.text.replaceAll(softHyphen, '-');
  }
}

/** Whether the line has a soft hyphen anywhere but at its end. */
function holdsSoftHyphen({ words }: LaidLine): boolean {
  return words.some(({ text }, index) => text.slice(0, index === words.length - 1 ? -1 : undefined).includes(softHyphen));
}

function breaksMany(pages: readonly LaidLine[][]): boolean {
  let [lines, breaks] = [0, 0];
  for (const page of pages) {
    lines += page.length;
    for (let index = 1; index < page.length; index++) if (isBroken(page[index - 1]!, page[index]!)) breaks++;
  }
  return breaks >= many.breaks && breaks >= lines * many.share;
}

function isBroken(above: LaidLine, below: LaidLine): boolean {
  if (above.block !== below.block || above.role !== below.role || below.listItem) return false;
  const last = above.words.at(-1)!.text;
  // A capitalised word continues a broken one only if the line above had no room for it: "Anna Smith-" over "Jones".
  return (
    broken.test(last) && (continued.test(below.words[0]!.text) || (below.continues && /^\p{Lu}/u.test(below.words[0]!.text)))
  );
}

function joinLines(above: LaidLine, below: LaidLine, keepHyphen: boolean): void {
  const last = above.words.at(-1)!;
  if (!keepHyphen) above.words[above.words.length - 1] = { ...last, text: last.text.slice(0, -1) };
  moveFirstWord(above, below);
}

/** Moves the first word of a line, with anything attached to it, to the end of the line above; it keeps its place on the page. */
export function moveFirstWord(above: LaidLine, below: LaidLine): void {
  const parts = 1 + below.words.slice(1).findIndex((word) => word.lead !== '');
  const carried = below.words.splice(0, parts === 0 ? below.words.length : parts);
  above.words.push(...carried.map((word): Word => ({ ...word, lead: '', carried: 'text' })));
}

function keepsHyphen(first: string, second: string, vocabulary: ReadonlySet<string>, divides: boolean): boolean {
  // No program divides a word before a capital: "Ростов-на-" over "Дону".
  if (/\p{Ll}.$/u.test(first) && /^\p{Lu}/u.test(second)) return true;
  const start = plain(first.slice(0, -1));
  const end = plain(second);
  if (vocabulary.has(`${start}-${end}`)) return true;
  if (vocabulary.has(start + end)) return false;
  return !divides || (vocabulary.has(start) && vocabulary.has(end));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
}

function collectVocabulary(pages: readonly LaidLine[][]): Set<string> {
  const vocabulary = new Set<string>();
  for (const lines of pages) {
    for (const line of lines) {
      // Halves of broken words are not vocabulary.
      const whole = line.words.slice(0, broken.test(line.words.at(-1)!.text) ? -1 : undefined);
      for (const word of whole) vocabulary.add(plain(word.text));
    }
  }
  return vocabulary;
}
