import { endsPeriod } from '../../shared/periods.ts';
import type { Word } from './word.ts';

/** Characters that are always bullets. */
const bullet = /^[•‣◦▪▫●○■□◆◇♦➢➤►▶▸✓✔✦✧★☆❖⁃∙⦁➔➜→»]+/;
/** Characters that are bullets only when alone at the start of the line. */
const loneMarker = /^(?:[-–—*·+>]|o|\d{1,2}[.)]|[a-zа-я]\))$/;

/** Whether the word is only a bullet or a list number. */
export function isListMarker(text: string): boolean {
  return bullet.exec(text)?.[0].length === text.length || loneMarker.test(text);
}

/** Removes a leading bullet or number, which is not part of the text. */
export function stripListMarker(words: Word[]): { words: Word[]; marked: boolean } {
  const first = words[0];
  if (first === undefined) return { words, marked: false };
  const sign = bullet.exec(first.text)?.[0];
  if (sign !== undefined) {
    if (sign.length === first.text.length) return { words: words.slice(1), marked: true };
    return { words: [{ ...first, text: first.text.slice(sign.length) }, ...words.slice(1)], marked: true };
  }
  const second = words[1];
  const isMarker = second !== undefined && loneMarker.test(first.text) && second.x0 - first.x1 > first.size * 0.15;
  if (isMarker && !endsPeriod(words.map(({ text }) => text).join(' '))) {
    return { words: words.slice(1), marked: true };
  }
  return { words, marked: false };
}
