import { type DocumentText, type DocumentWarning, PluginError, type ReadOptions } from '../../contract.ts';
import { insertSideLabels } from '../../reading/layout/insertSideLabels.ts';
import { joinBrokenWords } from '../../reading/layout/joins/joinBrokenWords.ts';
import { joinCutAddresses } from '../../reading/layout/joins/joinCutAddresses.ts';
import { layPage } from '../../reading/layout/layPage.ts';
import { markFurniture } from '../../reading/layout/markFurniture.ts';
import type { LaidLine } from '../../reading/layout/parts/laidLine.ts';
import { writeDocument } from '../../reading/layout/writeDocument.ts';
import { type OpenPdf, readablePages } from '../../reading/pdfium/openPdf.ts';
import { hiddenWarnings } from '../../reading/shared/hiddenWarnings.ts';
import type { PdfTraits } from './glyphs/prescanStreams.ts';
import type { FontCache } from './glyphs/readStyles.ts';
import { openBudget } from './hidden/confirmHidden.ts';
import { hiddenMetadata } from './information/hiddenMetadata.ts';
import { locateLinks } from './information/locateLinks.ts';
import { readMetadata } from './information/readMetadata.ts';
import { type PageContent, readPage } from './readPage.ts';
import { isSideways, turnBack } from './words/turnedText.ts';

/** Programs that divide words at line ends. */
const dividesWords = /TeX|Typst/;

/** Reads the open document page by page. */
export function readDocument(pdf: OpenPdf, traits: PdfTraits, options: ReadOptions): DocumentText {
  const warnings: DocumentWarning[] = [];
  const contents = readPages(pdf, traits, options, warnings);
  const divides = ['Producer', 'Creator'].some((key) => dividesWords.test(readMetadata(pdf.pdfium, pdf.document, key)));
  const document = composeDocument(contents, divides);
  const asides = contents.flatMap((content) => content.asides);
  document.hidden.push(...hiddenMetadata(pdf, traits.metadata, asides, document.text));
  document.warnings.push(...warnings, ...hiddenWarnings(document.hidden, document.text));
  return document;
}

function readPages(pdf: OpenPdf, traits: PdfTraits, { signal, limits }: ReadOptions, warnings: DocumentWarning[]): PageContent[] {
  const fonts: FontCache = new Map();
  const budget = openBudget();
  const contents: PageContent[] = [];
  const pageCount = readablePages(pdf, limits);
  let left = limits.maxCharacters;
  for (let index = 0; index < pageCount && left > 0; index++) {
    if (signal.aborted) throw new PluginError('ABORTED', 'reading was called off');
    const content = readPage(pdf, index, { fonts, traits, budget, limit: left });
    contents.push(content);
    if (content.textless) warnings.push({ code: 'no-text', page: index + 1, params: {} });
    left -= content.characters;
  }
  if (left <= 0) warnings.push({ code: 'text-left-out', page: contents.length, params: { limit: limits.maxCharacters } });
  if (contents.length < pdf.pageCount) {
    warnings.push({ code: 'pages-left-out', page: contents.length + 1, params: { read: contents.length, total: pdf.pageCount } });
  }
  return contents;
}

function composeDocument(contents: readonly PageContent[], divides: boolean): DocumentText {
  const pages = contents.map((content) => ({
    width: content.frame.width,
    height: content.frame.height,
    ocrConfidence: null,
    lines: layContent(content),
  }));
  for (const [index, { lines }] of pages.entries())
    joinCutAddresses(
      lines,
      contents[index]!.links.map(({ url }) => url),
    );
  markFurniture(pages);
  joinBrokenWords(
    pages.map((page) => page.lines),
    divides,
  );
  const { text, lines } = writeDocument(pages);
  return {
    text,
    pages: pages.map(({ width, height, ocrConfidence }) => ({ width, height, ocrConfidence })),
    lines,
    links: locateLinks(
      contents.flatMap((content) => content.links),
      lines,
    ),
    hidden: contents.flatMap((content) => content.hidden),
    warnings: [],
  };
}

/** Turned text (labels in the margin, stamps) comes after the rest of its page, except section names written sideways beside their sections. */
function layContent({ words, turned }: PageContent): LaidLine[] {
  let lines = layPage(words);
  for (const text of turned) {
    const block = (lines.at(-1)?.block ?? 0) + 1;
    const own = layPage(text.words).map((line) => ({ ...line, block: line.block + block }));
    turnBack(own, text.angle);
    lines = isSideways(text.angle) ? insertSideLabels(lines, own) : [...lines, ...own];
  }
  return lines;
}
