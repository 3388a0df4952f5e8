import type { ExportCell } from './exportColumns.ts';

/** What a spreadsheet takes for a formula. */
const formulaLike = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * A cell that no spreadsheet runs: a text that begins like a formula gets an apostrophe in front. Documents are strangers' texts, and `=HYPERLINK(…)` in a
 * name would otherwise run on the recruiter's machine. Characters that no file format holds are dropped.
 */
export function harmlessCell(cell: ExportCell): ExportCell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
  return formulaLike.test(text) ? `'${text}` : text;
}
