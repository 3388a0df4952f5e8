import type { Part } from './manifest.ts';

/** Letters and digits in one normalised spelling, because readers differ in spaces, punctuation and Unicode composition. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** The letters of a stretch of text, each with its offset. */
export function letterPlaces(text: string, start = 0, end = text.length): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (let at = start; at < end; at += 1) {
    // Keep the mark of "C#", which follows a letter; skip those of "# Skills" and "+49".
    if (/[+#]/.test(text[at]!) && !/[\p{L}\p{N}+#]/u.test(text[at - 1] ?? '')) continue;
    for (const letter of lettersOf(text[at]!)) {
      letters += letter;
      places.push(at);
    }
  }
  return { letters, places };
}

/** Stands for a break between parts. */
export const breakList = '\u0001';

/** All letters of a document's parts in one string, with the part and field of each letter. */
export interface PrintedLetters {
  letters: string;
  partOf: (Part | null)[];
  fieldOf: ({ name: string; opens: boolean } | null)[];
}

export function printedLetters(parts: readonly (Part | null)[]): PrintedLetters {
  const printed: PrintedLetters = { letters: '', partOf: [], fieldOf: [] };
  const put = (letter: string, part: Part | null, field: PrintedLetters['fieldOf'][number]) => {
    printed.letters += letter;
    printed.partOf.push(part);
    printed.fieldOf.push(field);
  };
  for (const part of parts) {
    if (!part) {
      put(breakList, null, null);
      continue;
    }
    const opened = new Set<number>();
    const { letters, places } = letterPlaces(part.text);
    Array.from(letters).forEach((letter, at) => {
      const index = part.fields?.findIndex(([start, end]) => start <= places[at]! && places[at]! < end) ?? -1;
      const name = part.fields?.[index]?.[2];
      put(letter, part, name === undefined ? null : { name, opens: !opened.has(index) });
      if (name !== undefined) opened.add(index);
    });
  }
  return printed;
}
