import type { DocumentLink, DocumentText, DocumentWarning, HiddenText, TextLine, TextRun } from '../../contract.ts';
import { hiddenWarnings } from '../shared/hiddenWarnings.ts';
import type { FlowLine, FlowSpan } from './flowLine.ts';
import { markerLength } from './stripMarker.ts';

export interface FlowParts {
  hidden?: HiddenText[];
  warnings?: DocumentWarning[];
  maxCharacters: number;
}

/** Builds a document from its lines in reading order. Drops empty lines and list markers; text over the limit is left out with a warning. */
export function buildFlowDocument(
  lines: readonly FlowLine[],
  { hidden = [], warnings = [], maxCharacters }: FlowParts,
): DocumentText {
  const builder: Builder = { text: '', lines: [], links: [] };
  let complete = true;
  for (const line of lines) {
    complete = append(builder, line, maxCharacters);
    if (!complete) break;
  }
  const pages = builder.lines.reduce((last, { page }) => Math.max(last, page), 1);
  return {
    text: builder.text,
    pages: Array.from({ length: pages }, () => ({ width: 0, height: 0, ocrConfidence: null })),
    lines: builder.lines,
    links: builder.links,
    hidden,
    warnings: [...warnings, ...hiddenWarnings(hidden, builder.text), ...(complete ? [] : [leftOut(maxCharacters)])],
  };
}

interface Builder {
  text: string;
  lines: TextLine[];
  links: DocumentLink[];
}

function append(builder: Builder, line: FlowLine, maxCharacters: number): boolean {
  const listMarker = markerLength(line.spans.map(({ text }) => text).join(''));
  const spans = trimSpans(line.spans, listMarker);
  const length = spans.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return true;
  const separator = builder.text === '' ? '' : '\n';
  const start = builder.text.length + separator.length;
  if (start + length > maxCharacters) return false;
  builder.text += separator + spans.map(({ text }) => text).join('');
  const runs = toRuns(spans, start);
  collectLinks(builder.links, spans, start, line.page);
  builder.lines.push({
    start,
    end: start + length,
    page: line.page,
    box: null,
    block: line.block,
    role: line.role,
    listItem: line.listItem || listMarker > 0,
    heading: line.heading,
    fontSize: runs.reduce((largest, { fontSize }) => Math.max(largest, fontSize), 0),
    bold: runs.length > 0 && runs.every(({ bold }) => bold),
    runs,
  });
  return true;
}

/** Without the marker and without white space at both ends. */
function trimSpans(spans: readonly FlowSpan[], marker: number): FlowSpan[] {
  const whole = spans.map(({ text }) => text).join('');
  const end = whole.trimEnd().length;
  const start = marker + (whole.slice(marker).length - whole.slice(marker).trimStart().length);
  let at = 0;
  return spans.flatMap((span) => {
    const text = span.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += span.text.length;
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** One run per word and formatting. */
function toRuns(spans: readonly FlowSpan[], lineStart: number): TextRun[] {
  const runs: TextRun[] = [];
  let at = lineStart;
  for (const { text, bold, italic, fontSize } of spans) {
    for (const word of text.matchAll(/\S+/g)) {
      runs.push({ start: at + word.index, end: at + word.index + word[0].length, box: null, fontSize, bold, italic });
    }
    at += text.length;
  }
  return runs;
}

function collectLinks(links: DocumentLink[], spans: readonly FlowSpan[], lineStart: number, page: number): void {
  let at = lineStart;
  for (const { text, link } of spans) {
    const last = links.at(-1);
    if (link !== null && last?.url === link && last.end === at) last.end = at + text.length;
    else if (link !== null) links.push({ url: link, page, start: at, end: at + text.length });
    at += text.length;
  }
}

function leftOut(limit: number): DocumentWarning {
  return { code: 'text-left-out', page: null, params: { limit } };
}
