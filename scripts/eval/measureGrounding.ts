import { findBoxes } from '../../plugins/contract/findBoxes.ts';
import type { Box, DocumentText, Evidence, ResumeFacts } from '../../plugins/contract.ts';
import type { PrintedWord } from './printedWords.ts';

/** How well the positions of the facts' quotations match the positions of the printed words. */
export interface Grounding {
  /** Words of the quotations: with a box in the document, found in print, and with boxes that agree (intersection over union of at least a half). */
  placed: number;
  printed: number;
  agreeing: number;
  /**
   * `sought`: all quotations; `quotations`: those whose words are consecutive in print; `onPage`: those of the latter that are printed on the page that
   * the fact names.
   */
  sought: number;
  quotations: number;
  onPage: number;
}

export const noGrounding = (): Grounding => ({ placed: 0, printed: 0, agreeing: 0, sought: 0, quotations: 0, onPage: 0 });

const leastOverlap = 0.5;
/** In words. Longer quotations are paragraphs: they wrap, and nobody highlights them word by word. */
const mostWords = 16;

/** Compares the boxes of every short quotation, word by word, with the words of the page. */
export function measureGrounding(document: DocumentText, facts: ResumeFacts, words: readonly PrintedWord[]): Grounding {
  const grounding = noGrounding();
  const lookUp = indexWords(words);
  for (const evidence of quotationsOf(facts)) addQuotation(document, evidence, lookUp, grounding);
  return grounding;
}

export function addGrounding(sum: Grounding, other: Grounding): void {
  for (const key of Object.keys(sum) as (keyof Grounding)[]) sum[key] += other[key];
}

function quotationsOf(facts: ResumeFacts): Evidence[] {
  const all = Object.values(facts).flat() as ({ evidence: Evidence[] } | null)[];
  const quotations = new Map(all.flatMap((fact) => fact?.evidence ?? []).map((one) => [`${one.start} ${one.end}`, one]));
  return [...quotations.values()].filter(({ text }) => text.split(/\s+/).length <= mostWords);
}

/** Finds a quotation wherever its words are printed consecutively, however they are divided. */
function indexWords(words: readonly PrintedWord[]): (quotation: string) => PrintedWord[][] {
  let letters = '';
  const owners: number[] = [];
  for (const [index, { text }] of words.entries()) {
    const own = lettersOf(text);
    for (let at = 0; at < own.length; at++) owners.push(index);
    letters += own;
  }
  return (quotation) => {
    const wanted = lettersOf(quotation);
    const found: PrintedWord[][] = [];
    for (let at = letters.indexOf(wanted); wanted !== '' && at >= 0; at = letters.indexOf(wanted, at + 1)) {
      const indexes = new Set(owners.slice(at, at + wanted.length));
      found.push([...indexes].map((index) => words[index]!));
    }
    return found;
  };
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function addQuotation(
  document: DocumentText,
  evidence: Evidence,
  lookUp: (quotation: string) => PrintedWord[][],
  grounding: Grounding,
): void {
  const occurrences = lookUp(evidence.text);
  grounding.sought++;
  if (occurrences.length === 0) return;
  grounding.quotations++;
  if (occurrences.some(([first]) => first!.box.page === evidence.page)) grounding.onPage++;
  const placed = [...evidence.text.matchAll(/\S+/g)]
    .filter(([text]) => lettersOf(text) !== '')
    .flatMap(({ 0: text, index }) =>
      findBoxes(document, { start: evidence.start + index, end: evidence.start + index + text.length }),
    );
  // If the text is printed several times, use the occurrence that agrees best.
  const agreeing = occurrences.map((words) =>
    countAgreeing(
      placed,
      words.map(({ box }) => box),
    ),
  );
  const best = agreeing.indexOf(Math.max(...agreeing));
  grounding.placed += placed.length;
  grounding.printed += occurrences[best]!.length;
  grounding.agreeing += agreeing[best]!;
}

export function countAgreeing(placed: readonly Box[], words: readonly Box[]): number {
  const free = new Set(words);
  let agreeing = 0;
  for (const box of placed) {
    const match = [...free].find((word) => overlap(box, word) >= leastOverlap);
    if (match === undefined) continue;
    free.delete(match);
    agreeing++;
  }
  return agreeing;
}

/** Intersection over union. */
function overlap(one: Box, two: Box): number {
  const width = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const height = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  if (one.page !== two.page || width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + two.width * two.height - shared);
}
