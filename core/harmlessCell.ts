/** What a spreadsheet takes for a formula; wide and small signs too, which some take for the usual ones. */
const formulaLike = /^\s*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/;

export type Cell = string | number | null;

/**
 * A cell that no spreadsheet runs: a text that begins like a formula gets an apostrophe in front. Documents are strangers' texts, and `=HYPERLINK(…)` in a
 * name would otherwise run on the recruiter's machine. Characters that no file format holds are dropped.
 */
export function harmlessCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
  return formulaLike.test(text) ? `'${text}` : text;
}
