import type { DocumentText, TextLine } from '../../../plugins/contract.ts';

/** The bullet that the reader of plain text recognises as a list item. */
const bullet = '• ';

/**
 * The document as plain text that gives the same facts when it is pasted and read again: one line per paragraph or list item, whatever its width on the page;
 * "• " before list items; an empty line before each block or section.
 */
export function writePlainText({ text, lines }: DocumentText): string {
  let written = '';
  let inItem = false;
  for (const [index, line] of lines.entries()) {
    const own = text.slice(line.start, line.end);
    if (index > 0 && line.continues === true) {
      written += ` ${own}`;
      continue;
    }
    const above = lines[index - 1];
    if (above !== undefined) written += begins(line, { ...above, listItem: inItem }, lines[index + 1]) ? '\n\n' : '\n';
    written += startOf(line) + own;
    inItem = line.listItem;
  }
  return written;
}

function startOf({ listItem }: TextLine): string {
  return listItem ? bullet : '';
}

/** Whether a block or a section begins with the line. Items of one list stay together, even with space between them. */
function begins(line: TextLine, above: TextLine, below: TextLine | undefined): boolean {
  if (line.listItem && above.listItem) return false;
  if (line.block !== above.block || line.page !== above.page)
    return !(line.listItem && !above.listItem && isHeading(above, line));
  return isHeading(line, below) && !isHeading(above, line);
}

/** A line that the format calls a heading, or that looks unlike the text below it. */
function isHeading(line: TextLine, below: TextLine | undefined): boolean {
  if (line.listItem) return false;
  return line.heading || (below !== undefined && ((line.bold && !below.bold) || line.fontSize > below.fontSize));
}
