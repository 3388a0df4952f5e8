import { isMostlyUnread } from '../../contract/reading.ts';
import type { DocumentText, DocumentWarning } from '../../contract.ts';

/** A page recognised below this mean confidence has more wrong words than right ones. */
const leastConfidence = 0.5;
/** The limit when recognition data for the page's language are missing: letters of another alphabet are then read as similar Latin ones. */
const leastForeignConfidence = 0.72;
/** A page is garbled when more than this share of its words is. */
const mostGarbled = 0.5;
/** Replacement, private use, unassigned and control characters: what remains of a font that does not map its glyphs to Unicode. */
const meaningless = /[\uFFFD\p{Co}\p{Cn}\p{Cc}]/gu;

/**
 * How much of a document was read, 0 to 1: the share of all its pages, skipped ones included, that were read. A page counts as not read if it
 * - has visible content but no text (a picture that could not be recognised);
 * - was recognised with more wrong words than right ones, or is in a language whose data are missing;
 * - has text of which most words are garbled.
 */
export function readShare(document: DocumentText): number {
  const { pages, warnings } = document;
  const total = Math.max(
    pages.length,
    ...warnings.flatMap(({ code, params }) => (code === 'pages-left-out' ? [Number(params['total'])] : [])),
  );
  if (total === 0) return 0;
  const textless = new Set(warnings.flatMap(({ code, page }) => (code === 'no-text' && page !== null ? [page] : [])));
  const foreign = warnings.some(({ code }) => code === 'ocr-language-missing');
  const least = foreign ? leastForeignConfidence : leastConfidence;
  const garbled = garbledPages(document);
  const read = pages.filter(({ ocrConfidence }, index) => {
    if (textless.has(index + 1) || (ocrConfidence !== null && ocrConfidence < least)) return false;
    return !garbled.has(index + 1);
  });
  return read.length / total;
}

/** Warns of a document of which less than half was read, in place of an earlier such warning. */
export function warnOfUnread(document: DocumentText, share: number): DocumentText {
  const warnings = document.warnings.filter(({ code }) => code !== 'mostly-unread');
  if (!isMostlyUnread(share)) return { ...document, warnings };
  const warning: DocumentWarning = { code: 'mostly-unread', page: null, params: { percent: Math.round(share * 100) } };
  return { ...document, warnings: [warning, ...warnings] };
}

/** Pages of which most words are garbled. Only counts, because a document may have a million words. */
function garbledPages({ text, lines }: DocumentText): Set<number> {
  const pages = new Map<number, { words: number; garbled: number }>();
  for (const { page, start, end } of lines) {
    const count = pages.get(page) ?? { words: 0, garbled: 0 };
    pages.set(page, count);
    for (const word of text.slice(start, end).split(/\s+/)) {
      // Ignore single characters: they are bullets, which symbol fonts keep in the private use area.
      if (word.length <= 1) continue;
      count.words++;
      if ((word.match(meaningless)?.length ?? 0) * 2 >= word.length) count.garbled++;
    }
  }
  return new Set([...pages].flatMap(([page, { words, garbled }]) => (garbled > words * mostGarbled ? [page] : [])));
}
