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
