import type { Box, HiddenText } from '../../../contract.ts';
import type { OpenPdf } from '../../../reading/pdfium/openPdf.ts';
import { isClaim, isTelling, visibleWords } from '../../../reading/shared/isTelling.ts';
import { readBookmarks } from './readBookmarks.ts';
import { readMetadata } from './readMetadata.ts';
import { readXmp } from './readXmp.ts';

/** Text outside a page's content: the contents of a note, or a picture's alternative text. */
export interface Aside {
  text: string;
  page: number;
  box: Box | null;
  /** Honest programs put whole passages there. */
  descriptive: boolean;
}

/** Document properties that may contain text for a reader; programs fill in the others. */
const keys = ['Title', 'Subject', 'Keywords', 'Author'];
const maxLength = 2000;

/** Passages in the document's properties, bookmarks and notes that are not in its visible text. */
export function hiddenMetadata(pdf: OpenPdf, xmp: readonly string[], asides: readonly Aside[], text: string): HiddenText[] {
  const properties = [...keys.map((key) => readMetadata(pdf.pdfium, pdf.document, key)), ...xmp.flatMap(readXmp)].map(
    onFirstPage,
  );
  const bookmarks = readBookmarks(pdf).map((title) => ({ ...onFirstPage(title), descriptive: true }));
  const filled = [...properties, ...bookmarks, ...asides].filter((aside) => aside.text.trim().includes(' '));
  if (filled.length === 0) return [];
  const visible = visibleWords(text);
  const seen = new Set<string>();
  return filled
    .filter((aside) => (aside.descriptive ? isClaim(aside.text, visible) : isTelling(aside.text, visible)))
    .filter((aside) => !seen.has(aside.text) && seen.add(aside.text))
    .map(({ text: value, page, box }) => ({ text: value.slice(0, maxLength), page, box, reason: 'metadata' as const }));
}

function onFirstPage(text: string): Aside {
  return { text, page: 1, box: null, descriptive: false };
}
