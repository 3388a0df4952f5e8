import type { OpenPdf } from '../../../reading/pdfium/openPdf.ts';

const maxBookmarks = 500;
const maxDepth = 10;
const maxBytes = 4096;

/** The titles of the document's outline. Its links may form circles, so only a limited number is followed. */
export function readBookmarks({ pdfium, document }: OpenPdf): string[] {
  const { call, memory } = pdfium;
  const titles: string[] = [];
  const buffer = pdfium.malloc(maxBytes);
  const visit = (parent: number, depth: number) => {
    let bookmark = call.FPDFBookmark_GetFirstChild!(document, parent);
    while (bookmark !== 0 && titles.length < maxBookmarks) {
      const length = call.FPDFBookmark_GetTitle!(bookmark, buffer, maxBytes);
      const end = Math.max(2, Math.min(length, maxBytes));
      titles.push(Buffer.from(memory.HEAPU8.subarray(buffer, buffer + end - 2)).toString('utf16le'));
      if (depth < maxDepth) visit(bookmark, depth + 1);
      bookmark = call.FPDFBookmark_GetNextSibling!(document, bookmark);
    }
  };
  try {
    visit(0, 0);
  } finally {
    pdfium.free(buffer);
  }
  return titles;
}
