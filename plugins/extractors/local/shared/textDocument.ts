import type { DocumentText, TextLine } from '../../../contract.ts';

const bulletPattern = /^(\s*(?:[•◦▪‣·*–—●○■-]|\d{1,2}[.)])\s+)/u;

/** A document from plain text: no boxes, no fonts. Paragraphs (split at empty lines) become blocks; the text of list items excludes the bullets. */
export function textDocument(text: string): DocumentText {
  const lines: TextLine[] = [];
  let [offset, block] = [0, 0];
  for (const raw of text.split('\n')) {
    const bullet = bulletPattern.exec(raw)?.[0].length ?? 0;
    const trimmed = raw.slice(bullet).trim();
    if (trimmed) {
      const start = offset + bullet + raw.slice(bullet).indexOf(trimmed);
      const end = start + trimmed.length;
      const runs = [...trimmed.matchAll(/\S+/gu)].map((word) => ({
        start: start + word.index,
        end: start + word.index + word[0].length,
        box: null,
        fontSize: 0,
        bold: false,
        italic: false,
      }));
      lines.push({
        start,
        end,
        page: 1,
        box: null,
        block,
        role: 'body',
        listItem: bullet > 0,
        heading: false,
        fontSize: 0,
        bold: false,
        runs,
      });
    } else block += 1;
    offset += raw.length + 1;
  }
  return { text, pages: [{ width: 0, height: 0, ocrConfidence: null }], lines, links: [], hidden: [], warnings: [] };
}
