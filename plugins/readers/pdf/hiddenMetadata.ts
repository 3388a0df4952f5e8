import type { HiddenText } from '../../contract.ts';
import type { OpenPdf } from '../pdfium/openPdf.ts';
import { readMetadata } from './readMetadata.ts';

/** What a document's properties may hold for a reader; programs fill the others by themselves. */
const keys = ['Title', 'Subject', 'Keywords', 'Author'];
/** Titles and keywords are short or repeat the text; a passage of its own is neither. */
const minWords = 8;
const strangeShare = 0.5;

/** Passages in the document's properties that its visible text does not hold. */
export function hiddenMetadata(pdf: OpenPdf, text: string): HiddenText[] {
  let visible: Set<string> | null = null;
  const found: HiddenText[] = [];
  for (const key of keys) {
    const value = readMetadata(pdf.pdfium, pdf.document, key);
    const words = wordsOf(value);
    if (words.length < minWords) continue;
    visible ??= new Set(wordsOf(text));
    const known = visible;
    const strange = words.filter((word) => !known.has(word)).length;
    if (strange > words.length * strangeShare) found.push({ text: value.slice(0, 2000), page: 1, box: null, reason: 'metadata' });
  }
  return found;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
