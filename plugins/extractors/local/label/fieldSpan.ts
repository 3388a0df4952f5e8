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
