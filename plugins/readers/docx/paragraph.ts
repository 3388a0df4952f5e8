import type { FlowLine, FlowSpan } from '../flow/flowLine.ts';
import type { Look } from './look.ts';
import type { Style } from './readStyles.ts';

/** A paragraph while it is being read. */
export interface Paragraph {
  spans: FlowSpan[];
  /** Lines that ended by a line break inside the paragraph. */
  broken: FlowSpan[][];
  style: Style | null;
  heading: boolean;
  listItem: boolean;
  fill: string | null;
  page: number;
  /** Space stands above it. */
  spaced: boolean;
}

export function openParagraph(page: number): Paragraph {
  return { spans: [], broken: [], style: null, heading: false, listItem: false, fill: null, page, spaced: false };
}

export function addText(paragraph: Paragraph, text: string, look: Look, link: string | null): void {
  const bold = look.bold === true;
  const italic = look.italic === true;
  const fontSize = look.size ?? 0;
  const last = paragraph.spans.at(-1);
  if (last && last.bold === bold && last.italic === italic && last.fontSize === fontSize && last.link === link) last.text += text;
  else paragraph.spans.push({ text, bold, italic, fontSize, link });
}

export function breakLine(paragraph: Paragraph): void {
  paragraph.broken.push(paragraph.spans);
  paragraph.spans = [];
}

/** The lines of a paragraph that has ended; none when it is empty. */
export function toFlowLines(paragraph: Paragraph, block: number, role: FlowLine['role']): FlowLine[] {
  const { heading, listItem, page } = paragraph;
  return [...paragraph.broken, paragraph.spans].flatMap((spans, index) =>
    spans.some(({ text }) => text.trim() !== '')
      ? [{ spans, page, block, role, heading, listItem: listItem && index === 0 }]
      : [],
  );
}
