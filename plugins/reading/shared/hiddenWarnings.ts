import type { DocumentWarning, HiddenText } from '../../contract.ts';

/** Fewer words mean nothing: a bullet covered by a shape, a letter too small to see. They are still kept out. */
const fewestLetters = 3;

/** Marks that programs put on their pages, too small or too pale to see. */
const signature = /^(?:powered|created|generated|made|produced) (?:by|with) \S+(?: \(?(?:https?:\/\/|www\.)\S+)?$/i;

/**
 * One warning per page with hidden words: how many pieces, and how they begin. Hidden text that is also visible elsewhere (in `text`), such as a heading's
 * shadow, is harmless.
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

/** Removes repetitions from a text. */
function onceOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
