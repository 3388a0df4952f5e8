/** Characters that begin a formula, including their full-width and small forms, which some spreadsheets accept. */
const formulaLike = /^\s*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/;

/** Where a spreadsheet that separates cells by semicolons or tabs begins a cell inside of one of ours: in rows separated by commas, quotes don't keep it from that. */
const beforeFormula = /(?<!["\s;])["\s;]+(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/g;
const separates = /[;\t\r\n]/;

export type Cell = string | number | null;

declare const harmless: unique symbol;
/** A cell that went through {@link harmlessCell}: writers of tables take no other. */
export type HarmlessCell = (string & { [harmless]: true }) | number | null;

/**
 * A cell that no spreadsheet runs: text that begins like a formula gets a leading apostrophe. Documents come from strangers, and `=HYPERLINK(…)` in a name
 * would otherwise run on the recruiter's machine. Characters that file formats cannot hold are dropped.
 */
export function harmlessCell(cell: Cell): HarmlessCell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
  return (formulaLike.test(text) ? `'${text}` : text) as HarmlessCell;
}

/** {@link harmlessCell} for CSV, which some spreadsheets separate elsewhere. */
export function harmlessCsvCell(cell: Cell): Cell {
  const made = harmlessCell(cell);
  return typeof made === 'string' ? made.replaceAll(beforeFormula, (run) => (separates.test(run) ? `${run}'` : run)) : made;
}
