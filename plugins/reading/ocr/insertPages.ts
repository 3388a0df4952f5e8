import type { DocumentLink, DocumentText, DocumentWarning, HiddenText, TextLine } from '../../contract.ts';
import { writeDocument } from '../layout/writeDocument.ts';
import type { RecognisedPage } from './recognisedPage.ts';

/** Share of the words of a hidden text layer that the page must show for the layer to be its own. */
const sameShare = 0.6;

/** The document with the recognised pages in place of what was on those pages. */
export function insertPages(
  document: DocumentText,
  recognised: readonly RecognisedPage[],
  warnings: readonly DocumentWarning[],
): DocumentText {
  const byPage = new Map(recognised.map((page) => [page.page, page]));
  const written = writeDocument(document.pages.map((page, index) => ({ ...page, lines: byPage.get(index + 1)?.lines ?? [] })));
  const kept = document.lines.filter((line) => !byPage.has(line.page));
  const merged = mergeLines(document.text, kept, written.text, written.lines);
  const hidden = document.hidden.filter((one) => !isOwnLayer(one, byPage, merged.text, merged.lines));
  return {
    text: merged.text,
    pages: document.pages.map((page, index) => ({
      ...page,
      ocrConfidence: byPage.get(index + 1)?.confidence ?? page.ocrConfidence,
    })),
    lines: merged.lines,
    links: document.links.map((link) => moveLink(link, merged.moves)),
    hidden,
    warnings: [...keepWarnings(document.warnings, byPage, hidden), ...recognised.map(ocrWarning), ...warnings],
  };
}

interface Merged {
  text: string;
  lines: TextLine[];
  /** Old starts of kept lines, and how far they moved. */
  moves: { start: number; end: number; by: number }[];
}

function mergeLines(text: string, kept: readonly TextLine[], newText: string, added: readonly TextLine[]): Merged {
  const sources = [
    ...kept.map((line) => ({ line, text, own: true })),
    ...added.map((line) => ({ line, text: newText, own: false })),
  ];
  sources.sort((a, b) => a.line.page - b.line.page);
  const merged: Merged = { text: '', lines: [], moves: [] };
  const pieces: string[] = [];
  let at = 0;
  let block = 0;
  let last = '';
  for (const { line, text: source, own } of sources) {
    const key = `${line.page} ${line.block} ${own}`;
    if (key !== last) block++;
    last = key;
    const by = at - line.start;
    const runs = line.runs.map((run) => ({ ...run, start: run.start + by, end: run.end + by }));
    merged.lines.push({ ...line, start: at, end: line.end + by, block, runs });
    if (own) merged.moves.push({ start: line.start, end: line.end, by });
    pieces.push(source.slice(line.start, line.end));
    at += line.end - line.start + 1;
  }
  merged.text = pieces.join('\n');
  return merged;
}

function moveLink(link: DocumentLink, moves: Merged['moves']): DocumentLink {
  const { start, end } = link;
  if (start === null || end === null) return link;
  const move = moves.find((one) => start >= one.start && start <= one.end);
  return move === undefined ? { ...link, start: null, end: null } : { ...link, start: start + move.by, end: end + move.by };
}

/** Scanners put the text that they recognised invisibly over the picture: harmless as long as it says the same. */
function isOwnLayer(
  hidden: HiddenText,
  byPage: ReadonlyMap<number, RecognisedPage>,
  text: string,
  lines: readonly TextLine[],
): boolean {
  if (!byPage.has(hidden.page) || (hidden.reason !== 'invisible-mode' && hidden.reason !== 'covered')) return false;
  const shown = new Set(
    lines.filter((line) => line.page === hidden.page).flatMap((line) => wordsOf(text.slice(line.start, line.end))),
  );
  const words = wordsOf(hidden.text);
  return words.length > 0 && words.filter((word) => shown.has(word)).length >= words.length * sameShare;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

function keepWarnings(
  warnings: readonly DocumentWarning[],
  byPage: ReadonlyMap<number, RecognisedPage>,
  hidden: readonly HiddenText[],
): DocumentWarning[] {
  return warnings.filter(({ code, page }) => {
    if (code === 'no-text') return page === null || (byPage.get(page)?.lines.length ?? 0) === 0;
    return code !== 'hidden-text' || hidden.some((one) => one.page === page);
  });
}

function ocrWarning({ page, confidence }: RecognisedPage): DocumentWarning {
  return { code: 'ocr', page, params: { confidence: Math.round(confidence * 100) } };
}
