/** A stretch of text; offsets into the text, end exclusive. */
export interface TextSpan {
  start: number;
  end: number;
  text: string;
}

const isBlank = (text: string, at: number) => text.charCodeAt(at) <= 0x20;

/**
 * The stretches without white space that contain one of these signs, in order. Expensive patterns for addresses need to look only there, and most texts
 * have few.
 */
export function wordsWith(sign: RegExp, text: string): TextSpan[] {
  const found: TextSpan[] = [];
  let last = 0;
  for (const { index } of text.matchAll(sign)) {
    if (index < last) continue;
    let [start, end] = [index, index];
    while (start > last && !isBlank(text, start - 1)) start -= 1;
    while (end < text.length && !isBlank(text, end)) end += 1;
    found.push({ start, end, text: text.slice(start, end) });
    last = end;
  }
  return found;
}

/** Lower case with all offsets unchanged: the few letters whose lower case is longer ("İ") stay as they are. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('');
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
