export interface QuoteWindow {
  before: string;
  marked: string;
  after: string;
}

const shownBefore = 36;

/**
 * Cuts a line around the words that prove a fact, so that they are visible even if the line is truncated on the right. Words that are not in the
 * line (a quotation over several lines) are shown alone.
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
