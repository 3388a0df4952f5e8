import type { Glyphs } from './glyphs.ts';
import { glyphText } from './glyphText.ts';

/** Fewer letters tell nothing. */
const fewestLetters = 12;
/** Running text in any language of Latin or Cyrillic letters has more vowels than this; letters shifted in the alphabet have fewer. */
const leastVowels = 0.31;
/** Numbers of shapes taken for letters come out as capitals and signs. */
const mostCapitals = 0.6;
const leastLetters = 0.6;
/** If this share of a page is garbled, the rest of it makes no sense alone. */
const wholePage = 0.3;

/** Whether a text in Latin or Cyrillic letters could be one that people write. */
function isPlausible(text: string): boolean {
  const signs = text.replace(/[\s\d]/gu, '');
  const letters = signs.match(/[\p{Script=Latin}\p{Script=Cyrillic}]/gu) ?? [];
  if (signs.length < fewestLetters) return true;
  if (letters.length < signs.length * leastLetters) return false;
  const plain = letters.join('').normalize('NFD');
  const vowels = plain.match(/[aeiouyаеёиоуыэюяієї]/giu)?.length ?? 0;
  const capitals = plain.match(/\p{Lu}/gu)?.length ?? 0;
  return vowels >= letters.length * leastVowels && capitals <= letters.length * mostCapitals;
}

/**
 * A font that does not say which characters its shapes are may give any: the numbers of its shapes come out as "&217$&7" for "CONTACT". Marks
 * such glyphs to be skipped, unless they make words (old fonts of TeX have the usual codes).
 *
 * @returns whether so much is garbled that the page must be recognised; then all of it is skipped
 */
export function markGarbled(glyphs: Glyphs, skip: Uint8Array): boolean {
  const { count, style, styles, spaceBefore } = glyphs;
  if (!styles.some((one) => one.unmapped)) return false;
  const unmapped = new Set(styles.flatMap((one) => (one.unmapped ? [one.font] : [])));
  const texts = new Map<number, string>();
  for (let at = 0; at < count; at++) {
    const { font } = styles[style[at]!]!;
    if (unmapped.has(font))
      texts.set(font, `${texts.get(font) ?? ''}${spaceBefore[at] === 1 ? ' ' : ''}${glyphText(glyphs, at, at + 1)}`);
  }
  const garbled = new Set([...texts].filter(([, text]) => !isPlausible(text)).map(([font]) => font));
  let marked = 0;
  for (let at = 0; at < count; at++) {
    if (!garbled.has(styles[style[at]!]!.font)) continue;
    skip[at] = 1;
    marked++;
  }
  if (marked < count * wholePage) return false;
  skip.fill(1);
  return true;
}
