import type { DocumentWarning, HiddenText } from '../../contract.ts';

/** Fewer tell nobody anything: a bullet or a colon that a shape covers, a letter too small to see. They are kept out all the same. */
const fewestLetters = 3;

/** What programs sign their pages with, too small or too pale to be seen. */
const signature = /^(?:powered|created|generated|made|produced) (?:by|with) \S+(?: \(?(?:https?:\/\/|www\.)\S+)?$/i;

/**
 * One warning a page on which words are hidden, with how many pieces and how they begin. What the document also says where it is seen (`text`),
 * as the shadow of a heading, deceives nobody.
 */
export function hiddenWarnings(hidden: readonly HiddenText[], text: string): DocumentWarning[] {
  if (hidden.length === 0) return [];
  const seen = lettersOf(text);
  const telling = hidden.filter((one) => !signature.test(one.text.trim()) && !seen.includes(onceOf(lettersOf(one.text))));
  return [...new Set(telling.map(({ page }) => page))].flatMap((page) => {
    const own = telling.filter((one) => one.page === page);
    const words = own.map((one) => one.text).join(' ');
    if ((words.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return [];
    return [{ code: 'hidden-text', page, params: { count: own.length, text: words.slice(0, 200) } }];
  });
}

/** What a text says over and over. */
function onceOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
