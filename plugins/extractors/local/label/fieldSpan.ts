import type { FieldName } from './lineLabels.ts';

/** The words of a field: usually one stretch of text; a field that wraps continues over the line break. */
export interface FieldSpan<Name = FieldName> {
  field: Name;
  start: number;
  end: number;
  /** Index of its first line in the list. */
  line: number;
  /** The smallest margin of its words. */
  margin: number;
}

/** The spans by their first lines. */
export function spansByLine(spans: readonly FieldSpan[]): Map<number, FieldSpan[]> {
  const found = new Map<number, FieldSpan[]>();
  for (const span of spans) {
    const own = found.get(span.line);
    if (own) own.push(span);
    else found.set(span.line, [span]);
  }
  return found;
}
