import { matchesOf } from '../../../knowledge/matchesOf.ts';

/** Offsets into a text, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

export interface TextSpan extends Stretch {
  text: string;
}

/** Whether two stretches have letters in common. */
export const overlaps = (one: Stretch, other: Stretch): boolean => one.start < other.end && one.end > other.start;

/** Whether an offset is within a stretch. */
export const contains = ({ start, end }: Stretch, at: number): boolean => start <= at && at < end;

export const spanAt = (text: string, start: number, end: number): TextSpan => ({ start, end, text: text.slice(start, end) });

/** A span without the white space at its ends. */
export function trimSpan<Span extends TextSpan>(span: Span): Span {
  const text = span.text.trim();
  const start = span.start + span.text.indexOf(text);
  return { ...span, start, end: start + text.length, text };
}

/** The stretches before, between and after the matches of a separator; some may be empty. `offset` is that of the text itself. */
export function splitSpans(text: string, separator: RegExp, offset = 0): TextSpan[] {
  let from = 0;
  return [...matchesOf(separator, text), null].map((mark) => {
    const part = text.slice(from, mark?.index);
    const start = offset + from;
    if (mark) from = mark.index + mark[0].length;
    return { start, end: start + part.length, text: part };
  });
}

/** How long the first match of a pattern is; 0 if there is none. */
export const matchLength = (pattern: { exec(text: string): { 0: string } | null }, text: string): number =>
  pattern.exec(text)?.[0].length ?? 0;

/** Of stretches that overlap, keeps the first; in the order of the text. */
export function withoutOverlaps<Span extends Stretch>(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) if (!kept.some((one) => overlaps(one, span))) kept.push(span);
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Where a sticky pattern that begins at an offset ends; the offset itself if it does not match. */
export function endOfMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

const isBlank = (text: string, at: number) => text.charCodeAt(at) <= 0x20;

/**
 * The stretches without white space that contain one of these signs, in order. Expensive patterns for addresses need to look only there, and most texts
 * have few.
 */
export function wordsWith(sign: RegExp, text: string): TextSpan[] {
  const found: TextSpan[] = [];
  let last = 0;
  for (const { index } of matchesOf(sign, text)) {
    if (index < last) continue;
    let [start, end] = [index, index];
    while (start > last && !isBlank(text, start - 1)) start -= 1;
    while (end < text.length && !isBlank(text, end)) end += 1;
    found.push({ start, end, text: text.slice(start, end) });
    last = end;
  }
  return found;
}

/** Index of the first item for which `holds` is true (binary search: it must then be true for all items after it); the list's length if there is none. */
export function firstWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
