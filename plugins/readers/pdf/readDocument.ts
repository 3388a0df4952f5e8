import { PluginError, type DocumentText, type DocumentWarning, type ReadOptions } from '../../contract.ts';
import { joinBrokenWords } from '../layout/joinBrokenWords.ts';
import { layPage } from '../layout/layPage.ts';
import { markFurniture } from '../layout/markFurniture.ts';
import { writeDocument } from '../layout/writeDocument.ts';
import { readablePages, type OpenPdf } from '../pdfium/openPdf.ts';
import { hiddenWarnings } from '../shared/hiddenWarnings.ts';
import { hiddenMetadata } from './hiddenMetadata.ts';
import { locateLinks } from './locateLinks.ts';
import { readMetadata } from './readMetadata.ts';
import { readPage, type PageContent } from './readPage.ts';
import type { FontCache } from './readStyles.ts';

/** Programs that divide words at the end of lines. */
const dividesWords = /TeX/;

/** Reads the open document page by page. */
export function readDocument(pdf: OpenPdf, { signal, limits }: ReadOptions): DocumentText {
  const fonts: FontCache = new Map();
  const contents: PageContent[] = [];
  const warnings: DocumentWarning[] = [];
  const pageCount = readablePages(pdf, limits);
  let left = limits.maxCharacters;
  for (let index = 0; index < pageCount && left > 0; index++) {
    if (signal.aborted) throw new PluginError('ABORTED', 'reading was called off');
    const content = readPage(pdf, index, fonts, left);
    contents.push(content);
    left -= content.characters;
  }
  if (contents.length < pdf.pageCount) {
    warnings.push({ code: 'pages-left-out', page: contents.length + 1, params: { read: contents.length, total: pdf.pageCount } });
  }
  const divides = dividesWords.test(readMetadata(pdf.pdfium, pdf.document, 'Producer'));
  const document = composeDocument(contents, warnings, divides);
  document.hidden.push(...hiddenMetadata(pdf, document.text));
  document.warnings.push(...hiddenWarnings(document.hidden));
  return document;
}

function composeDocument(contents: readonly PageContent[], warnings: DocumentWarning[], divides: boolean): DocumentText {
  const pages = contents.map(({ frame, words }) => ({ width: frame.width, height: frame.height, ocrConfidence: null, lines: layPage(words) }));
  markFurniture(pages);
  joinBrokenWords(pages.map((page) => page.lines), divides);
  const { text, lines } = writeDocument(pages);
  return {
    text,
    pages: pages.map(({ width, height, ocrConfidence }) => ({ width, height, ocrConfidence })),
    lines,
    links: locateLinks(contents.flatMap((content) => content.links), lines),
    hidden: contents.flatMap((content) => content.hidden),
    warnings,
  };
}
