export interface QuoteWindow {
  before: string;
  marked: string;
  after: string;
}

const shownBefore = 36;

/**
 * A line cut around the words that prove a fact, so that they are seen even where the line is cut off on the right. Words that the line does not
 * hold (a quotation over several lines) stand alone.
 */
export function quoteWindow(line: string, text: string): QuoteWindow {
  const quoted = text.replaceAll(/\s+/g, ' ').trim();
  const flat = line.replaceAll(/\s+/g, ' ').trim();
  const at = flat.indexOf(quoted);
  if (at < 0) return { before: '', marked: quoted, after: '' };
  const from = at <= shownBefore ? 0 : Math.max(0, flat.lastIndexOf(' ', at - shownBefore + 8));
  return {
    before: (from > 0 ? '…' : '') + flat.slice(from, at),
    marked: quoted,
    after: flat.slice(at + quoted.length),
  };
}
