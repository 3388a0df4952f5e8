import type { DocumentText, Evidence, Fact } from '../../../contract.ts';
import { firstWhere } from './textSpan.ts';

/** Page of an offset: the page of the last line that begins at or before it. */
const pageAt = ({ lines }: DocumentText, offset: number): number =>
  lines[Math.max(0, firstWhere(lines, ({ start }) => start > offset) - 1)]?.page ?? 1;

/** The quotation between two offsets, without white space around it. */
export function quote(document: DocumentText, start: number, end: number): Evidence {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(document.text[from]!)) from += 1;
  while (to > from && /\s/.test(document.text[to - 1]!)) to -= 1;
  return { text: document.text.slice(from, to), page: pageAt(document, from), start: from, end: to };
}

/** A fact with one quotation as evidence. */
export function fact<T>(document: DocumentText, value: T, start: number, end: number, confidence: number): Fact<T> {
  return { value, evidence: [quote(document, start, end)], confidence };
}

/** Any white space, including line breaks, becomes one space. */
export const oneLine = (text: string): string => (/[^\S ]|\s\s/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
