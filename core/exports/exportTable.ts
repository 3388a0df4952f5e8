import type { Locale } from '../context.ts';
import type { ExportCell } from './exportColumns.ts';

/** What a format is given. */
export interface ExportTable {
  title: string;
  locale: Locale;
  /** When it was made. */
  at: Date;
  count: number;
  columns: { label: string; width: number }[];
  rows: AsyncIterable<ExportCell[]>;
}
