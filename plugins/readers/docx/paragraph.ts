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
  /** There is space above it. */
  spaced: boolean;
  /** Formatting of runs that state none; null until it is asked for. */
  look: Look | null;
  /** Its own placement, besides its style's. */
  place: Place;
  /** From here on, its letters run against their script's direction. */
  turned: boolean;
}

/** Space above a paragraph, in twentieths of a point, that separates it from the one before. */
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

/** Reads one element of paragraph properties (`w:pPr`), except the style. */
export function applyParagraphProperty(paragraph: Paragraph, name: string, attributes: XmlAttributes, theme: Theme): void {
  if (name === 'outlineLvl') paragraph.heading = Number(attributes['val']) < 9;
  else if (name === 'numId') paragraph.listItem = attributes['val'] !== '0';
  else if (name === 'shd') paragraph.fill = readFill(attributes, theme);
  else {
    if (name === 'spacing') paragraph.spaced = Number(attributes['before'] ?? 0) >= wideSpace;
    applyPlace(paragraph.place, name, attributes);
  }
}

/** Why the paragraph is invisible at its place. */
export function hidesParagraph({ place, style }: Paragraph): HiddenReason | null {
  const { lines = null, indents = null, frame = null } = { ...style?.place, ...place };
  return lines ?? indents ?? frame;
}

/** Text in capitals as it is shown; addresses as they are written, because their paths tell capitals from small letters. */
const inCapitals = (text: string): string => text.replace(/(?<!\S)[^\s@/]+(?=\s|$)/gu, (word) => word.toUpperCase());

export function addText(paragraph: Paragraph, written: string, look: Look, link: string | null): void {
  const text = look.caps === true ? inCapitals(written) : written;
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

/** The lines of a finished paragraph; none when it is empty. */
export function toFlowLines(paragraph: Paragraph, block: number, role: FlowLine['role']): FlowLine[] {
  const { heading, listItem, page } = paragraph;
  return [...paragraph.broken, paragraph.spans].flatMap((spans, index) =>
    spans.some(({ text }) => text.trim() !== '')
      ? [{ spans, page, block, role, heading, listItem: listItem && index === 0 }]
      : [],
  );
}
