import type { HiddenReason } from '../../contract.ts';
import type { FlowLine, FlowSpan } from '../flow/flowLine.ts';
import { type Look, readFill } from './look.ts';
import type { Style } from './readStyles.ts';
import type { XmlAttributes } from './xmlEvents.ts';

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
  /** Why nobody sees the paragraph, whatever its text looks like. */
  hides: HiddenReason | null;
  /** Its letters run against the direction of their script from here on. */
  turned: boolean;
}

/** Space above a paragraph, in twentieths of a point, that parts it from the one before. */
const wideSpace = 120;
/** Lines lower than this, in twentieths of a point, show nothing. */
const flatLine = 40;
/** Farther out than any margin, in twentieths of a point. */
const farOut = 7_000;
const farAcross = 24_000;

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
    hides: null,
    turned: false,
  };
}

/** Reads one element of paragraph properties (`w:pPr`); the style aside. */
export function applyParagraphProperty(paragraph: Paragraph, name: string, attributes: XmlAttributes): void {
  if (name === 'outlineLvl') paragraph.heading = Number(attributes['val']) < 9;
  else if (name === 'numId') paragraph.listItem = attributes['val'] !== '0';
  else if (name === 'shd') paragraph.fill = readFill(attributes);
  else if (name === 'spacing') {
    paragraph.spaced = Number(attributes['before'] ?? 0) >= wideSpace;
    if (attributes['lineRule'] === 'exact' && Number(attributes['line'] ?? 240) < flatLine) paragraph.hides = 'tiny';
  } else if (name === 'ind' || name === 'framePr') {
    const places = ['left', 'start', 'firstLine', 'x', 'y'].map((key) => Number(attributes[key] ?? 0));
    if (places.some((place) => place < -farOut || place > farAcross)) paragraph.hides = 'off-page';
  }
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
