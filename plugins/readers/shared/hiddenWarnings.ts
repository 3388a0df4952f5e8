import type { DocumentWarning, HiddenText } from '../../contract.ts';

/** Fewer tell nobody anything: a bullet or a colon that a shape covers, a letter too small to see. They are kept out all the same. */
const fewestLetters = 3;

/** One warning a page on which words are hidden, with how many pieces and how they begin. */
export function hiddenWarnings(hidden: readonly HiddenText[]): DocumentWarning[] {
  return [...new Set(hidden.map(({ page }) => page))].flatMap((page) => {
    const own = hidden.filter((one) => one.page === page);
    const text = own.map((one) => one.text).join(' ');
    if ((text.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return [];
    return [{ code: 'hidden-text', page, params: { count: own.length, text: text.slice(0, 200) } }];
  });
}
