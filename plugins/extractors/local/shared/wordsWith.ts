import type { TextSpan } from './textSpan.ts';

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
