import type { Resume } from '../entries/resume.ts';
import type { LineView } from '../shared/lineView.ts';

/** Line endings after which the sentence continues below. */
const open =
  /(?:[,:(–—-]|(?<!\p{L})(?:a|an|the|of|is|are|at|least|to|from|around|about|and|or|for|in|per|than|от|до|около|не|менее|в|на|и|или|за))$/iu;
const goesOn = /^(?:[\p{Ll}(]|[$€£₽₴₸₹₺¥₦₪₱₫₩][\s\d]|[A-Z]{3}\s\d)/u;

/** A line that begins with a currency: its amount is on the line above. */
const currencyFirst = /^(?:[A-Z]{3}(?![\p{L}\d])|[$€£₽₴₸₹₺¥₦₪₱₫₩]|руб|тыс|zł|Kč|kr)/u;

/** The document's text with spaces in place of line breaks inside sentences: sentences are whole and offsets stay the same. */
export function flowText({ document, lines, labelled }: Resume): string {
  const text = document.text;
  const parts: string[] = [];
  let from = 0;
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    // In the head each line is a remark of its own: an amount does not go on with an address.
    const mayOpenWithDigit = !headLabels.has(labelled.labels[index]!);
    if (previous === undefined || !continues(previous, line, mayOpenWithDigit)) continue;
    parts.push(text.slice(from, previous.end), ' '.repeat(line.start - previous.end));
    from = line.start;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

const headLabels: ReadonlySet<string> = new Set(['name', 'title', 'contact']);

function continues(previous: LineView, line: LineView, mayOpenWithDigit: boolean): boolean {
  if (line.start < previous.end) return false;
  // A list goes on below its semicolon with an item of its own: "Git, Jira;" and "English – B2".
  if (previous.text.endsWith(';') && /^\p{Lu}/u.test(line.text)) return false;
  if (line.line.continues === true) return true;
  if (line.block !== previous.block || line.gapBefore || line.listItem || line.page !== previous.page) return false;
  if (/\d$/.test(previous.text)) return currencyFirst.test(line.text);
  return goesOn.test(line.text) || (mayOpenWithDigit && /^\d/u.test(line.text)) || open.test(previous.text);
}
