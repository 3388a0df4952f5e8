import type { Locale } from '../context.ts';
import type { ExportCell } from './exportColumns.ts';

/** The input of a format. */
export interface ExportTable {
  title: string;
  locale: Locale;
  /** When the export was made. */
  at: Date;
  count: number;
  columns: { label: string; width: number }[];
  rows: AsyncIterable<ExportCell[]>;
}
