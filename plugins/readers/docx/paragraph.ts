import type { HiddenReason } from '../../contract.ts';
import type { FlowLine, FlowSpan } from '../../reading/flow/flowLine.ts';
import type { XmlAttributes } from '../../reading/package/xmlEvents.ts';
import { type Look, readFill } from './look.ts';
import { applyPlace, type Place } from './place.ts';
import type { Style } from './readStyles.ts';
import type { Theme } from './theme.ts';

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
  /** Of its text where a run says nothing; null until asked for. */
  look: Look | null;
  /** What its place does to it, beside that of its style. */
  place: Place;
  /** Its letters run against the direction of their script from here on. */
  turned: boolean;
}

/** Space above a paragraph, in twentieths of a point, that parts it from the one before. */
const wideSpace = 120;

export function openParagraph(page: number): Paragraph {
  return {
    spans: [],
    broken: [],
    style: null,
    heading: false,
    listItem: false,
    fill: null,
    page,
    spaced: false,
    look: null,
    place: {},
    turned: false,
  };
}

/** Reads one element of paragraph properties (`w:pPr`); the style aside. */
export function applyParagraphProperty(paragraph: Paragraph, name: string, attributes: XmlAttributes, theme: Theme): void {
  if (name === 'outlineLvl') paragraph.heading = Number(attributes['val']) < 9;
  else if (name === 'numId') paragraph.listItem = attributes['val'] !== '0';
  else if (name === 'shd') paragraph.fill = readFill(attributes, theme);
  else {
    if (name === 'spacing') paragraph.spaced = Number(attributes['before'] ?? 0) >= wideSpace;
    applyPlace(paragraph.place, name, attributes);
  }
}

/** Why nobody sees the paragraph where it stands. */
export function hidesParagraph({ place, style }: Paragraph): HiddenReason | null {
  const { lines = null, indents = null, frame = null } = { ...style?.place, ...place };
  return lines ?? indents ?? frame;
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
