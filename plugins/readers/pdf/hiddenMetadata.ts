import type { Box, HiddenText } from '../../contract.ts';
import type { OpenPdf } from '../../reading/pdfium/openPdf.ts';
import { isClaim, isTelling, visibleWords } from '../../reading/shared/isTelling.ts';
import { readBookmarks } from './readBookmarks.ts';
import { readMetadata } from './readMetadata.ts';
import { readXmp } from './readXmp.ts';

/** Text beside a page's content: what a note holds, or what stands for a picture. */
export interface Aside {
  text: string;
  page: number;
  box: Box | null;
  /** Honest programs write passages of their own there. */
  descriptive: boolean;
}

/** What a document's properties may hold for a reader; programs fill the others by themselves. */
const keys = ['Title', 'Subject', 'Keywords', 'Author'];
const maxLength = 2000;

/** Passages in the document's properties, bookmarks and notes that its visible text does not hold. */
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
