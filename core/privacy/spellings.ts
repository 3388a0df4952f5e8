/** Latin spellings of Cyrillic letters: passport, BGN and scientific. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v|w',
  г: 'g|h',
  д: 'd',
  е: 'e|ye|ie|je',
  ж: 'zh|j|z',
  з: 'z',
  и: 'i|y|ii',
  й: 'y|i|j|',
  к: 'k|c',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's|ss',
  т: 't',
  у: 'u|ou',
  ф: 'f|ph',
  х: 'kh|h|x|ch',
  ц: 'ts|c|tz',
  ч: 'ch|c|tch',
  ш: 'sh|s',
  щ: 'shch|sch',
  ъ: '|ie',
  ы: 'y|i',
  ь: "|'|i",
  э: 'e',
  ю: 'yu|iu|ju|u',
  я: 'ya|ia|ja|a',
  і: 'i',
  ї: 'yi|i',
  є: 'ye|ie',
  ґ: 'g',
  ў: 'u|w',
};

const cyrillic = /^\p{Script=Cyrillic}+$/u;
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Letters with ambiguous spellings ("ии" as "iii"). A word with many of them in a row could match in exponentially many ways. No name has that, but a hostile
 * document may.
 */
const ambiguous = /(.)\1\1|[еиійыъьї]{3}/u;
const longestName = 20;

/** A pattern for a folded word of a name: in Russian in any case ("Петрова", "Петровым") and in Latin letters ("Petrov"). */
export function spellings(word: string): string {
  if (!cyrillic.test(word) || word.length < 3) return escape(word);
  if (word.length > longestName || ambiguous.test(word)) return escape(word);
  const stem = word.length < 4 ? word : word.replace(/[аеиоуыэюяйь]{1,2}$/u, '');
  const written = Array.from(word.replace(/(?:ий|ый)$/u, 'й'), (letter) => `(?:${latin[letter] ?? escape(letter)})`).join('');
  return `${escape(stem)}\\p{L}{0,3}|${written}`;
}

/** A pattern for a whole folded text, with any spaces and line breaks between its words. */
export function wholeText(text: string): string {
  return text.trim().split(/\s+/u).map(escape).join('\\s+');
}
