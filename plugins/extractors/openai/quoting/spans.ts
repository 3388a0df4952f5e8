/** A stretch of the document's text, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Characters between the two; 0 where they touch or overlap. */
export function distance(a: Span, b: Span): number {
  return Math.max(0, a.start - b.end, b.start - a.end);
}

/** White space of any kind, line breaks too, becomes one space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
