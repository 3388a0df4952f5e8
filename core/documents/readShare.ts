import type { DocumentText, DocumentWarning } from '../../plugins/contract.ts';

/** A document that was read to less than this share counts as not read: what is missing from it would pass for a "no". */
export const leastReadShare = 0.5;

/** A page recognised below this mean confidence has more wrong words than right ones. */
const leastConfidence = 0.5;
/** The same where the data of the page's language are missing: letters of another alphabet are then taken for Latin ones that look alike. */
const leastForeignConfidence = 0.72;
/** A page is garbled when more than this share of its words is. */
const mostGarbled = 0.5;
/** Replacement characters, private use, unassigned and control characters: what a font without a key to its letters leaves. */
const meaningless = /[\uFFFD\p{Co}\p{Cn}\p{Cc}]/gu;

/**
 * How much of a document was read, 0 to 1: the share of its pages, left-out ones included, that were read. Not read is a page that
 * - has something to see but no text (a picture that could not be recognised);
 * - was recognised with more wrong words than right ones, or in a language whose data are missing;
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
  const words = wordsByPage(document);
  const read = pages.filter(({ ocrConfidence }, index) => {
    if (textless.has(index + 1) || (ocrConfidence !== null && ocrConfidence < least)) return false;
    return !isGarbled(words.get(index + 1) ?? []);
  });
  return read.length / total;
}

export function isMostlyUnread(share: number | null | undefined): boolean {
  return share != null && share < leastReadShare;
}

/** The document, with a warning of its own where it was read to less than half. */
export function warnOfUnread(document: DocumentText): DocumentText {
  const share = readShare(document);
  if (!isMostlyUnread(share)) return document;
  const warning: DocumentWarning = { code: 'mostly-unread', page: null, params: { percent: Math.round(share * 100) } };
  return { ...document, warnings: [warning, ...document.warnings] };
}

function wordsByPage({ text, lines }: DocumentText): Map<number, string[]> {
  const words = new Map<number, string[]>();
  for (const { page, start, end } of lines) {
    const known = words.get(page) ?? [];
    // Single characters are bullets: fonts of symbols keep theirs in the private use area.
    known.push(
      ...text
        .slice(start, end)
        .split(/\s+/)
        .filter((word) => word.length > 1),
    );
    words.set(page, known);
  }
  return words;
}

function isGarbled(words: readonly string[]): boolean {
  const garbled = words.filter((word) => (word.match(meaningless)?.length ?? 0) * 2 >= word.length);
  return garbled.length > words.length * mostGarbled;
}
