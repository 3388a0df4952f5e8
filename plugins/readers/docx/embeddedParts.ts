import type { HiddenText } from '../../contract.ts';
import type { FlowLine } from '../../reading/flow/flowLine.ts';
import { type DocxPackage, isPackage, openPackage } from '../../reading/package/openPackage.ts';
import type { Relation } from '../../reading/package/readRelations.ts';
import { decodeText } from '../../reading/shared/decodeText.ts';
import { textsOfChart, textsOfDiagram } from './drawnTexts.ts';
import { readHtml } from './htmlLines.ts';
import { htmlOfMime } from './mimeHtml.ts';

/** Text that another part shows at this place. */
export interface EmbeddedText {
  lines: FlowLine[];
  hidden: HiddenText[];
}

/** Limits: embedded parts per document, and bytes of each. */
const mostParts = 20;
const mostBytes = 5_000_000;

export interface EmbeddingContext {
  parts: DocxPackage;
  relations: readonly Relation[];
  nextBlock(): number;
  /** Reads the body of a Word document within the document. */
  readDocument(parts: DocxPackage): EmbeddedText;
}

/** Returns a function that reads an embedded diagram, chart or document by the id of its relation. */
export function openEmbedded(context: EmbeddingContext): (id: string) => EmbeddedText {
  let left = mostParts;
  return (id) => {
    const relation = context.relations.find((one) => one.id === id);
    return relation === undefined || left-- <= 0 ? { lines: [], hidden: [] } : readPart(context, relation);
  };
}

function readPart({ parts, nextBlock, readDocument }: EmbeddingContext, { type, part }: Relation): EmbeddedText {
  if (type === 'diagramData') return toLines(textsOfDiagram(parts.read(part) ?? ''), nextBlock());
  if (type === 'chart') return toLines(textsOfChart(parts.read(part) ?? ''), nextBlock());
  const bytes = type === 'aFChunk' ? parts.readBytes(part) : null;
  if (bytes === null || bytes.length > mostBytes) return { lines: [], hidden: [] };
  if (isPackage(bytes)) return readDocument(openPackage(bytes, mostBytes));
  const text = /\.mht(?:ml)?$/i.test(part) ? htmlOfMime(bytes) : decodeText(bytes);
  if (text === null || /\.(?:rtf|xml)$/i.test(part)) return { lines: [], hidden: [] };
  if (/\.txt$/i.test(part)) return toLines(text.split(/\r?\n/), nextBlock());
  const { lines, hidden } = readHtml(text, nextBlock);
  return { lines, hidden: hidden.map((one) => ({ ...one, page: 1, box: null })) };
}

function toLines(texts: readonly string[], block: number): EmbeddedText {
  const lines = texts.map((text): FlowLine => {
    const span = { text, bold: false, italic: false, fontSize: 0, link: null };
    return { spans: [span], page: 1, block, role: 'body', listItem: false, heading: false };
  });
  return { lines, hidden: [] };
}
