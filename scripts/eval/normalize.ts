import { findLanguages } from '../../plugins/extractors/local/annotate/findLanguages.ts';
import { findPlaceParts } from './places.ts';

/** Letters and digits only, lower case, without accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ё', 'е')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}+#]+/gu, '');

/** Ignores "Dr." and letters after a name. */
export const personName = (text: string): string =>
  plain(text.replace(/^(?:dr|prof)\.?\s+/i, '').replace(/,?\s+(?:phd|ph\.d\.?|md|mba)$/i, ''));

export const digits = (text: string): string => text.replace(/\D/g, '').replace(/^(?:1(?=\d{10}$)|[78](?=\d{10}$))/, '');

export const address = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)/, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

/**
 * "San Francisco, California, US" and "San Francisco, CA" match, because the city (the first piece) is the same. The expected city may also be a later
 * piece of the found place.
 */
export const samePlace = (expected: string, found: string): boolean => {
  const [a, b] = [findPlaceParts(expected), findPlaceParts(found)];
  return a[0] === b[0] || (a.length > 0 && b.includes(a[0]!)) || (b.length > 0 && a.includes(b[0]!) && b.length === a.length);
};

/** As printed; a version after the name may be missing. */
export const skillName = (text: string): string => plain(text.replace(/\s+v?\d{1,4}(?:\.\d+)*$/iu, ''));

/** Compares the printed words, letter by letter. */
export const samePrinted = (expected: string, found: string | null): boolean =>
  found !== null && plain(expected) !== '' && plain(expected) === plain(found);

/** A language's English name, whichever name was used: "Русский" is "Russian". */
export const languageName = (text: string): string => plain(findLanguages(text)[0]?.known ?? text);

/** Compares dates to the precision that the document shows: "2018" matches 2018-06, but 2018-07 does not. */
export const sameDate = (expected: string | null | undefined, found: string | null): boolean => {
  if (!expected || found === null) return false;
  const length = Math.min(7, found.length, expected.length);
  return expected.slice(0, length) === found.slice(0, length);
};

/** Equal, or one contains the other and is at most half as long again: "Bachelor of Science" and "Bachelor of Science (Hons)". */
export function similar(expected: string, found: string | null): boolean {
  if (found === null) return false;
  const [a, b] = [plain(expected), plain(found)];
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.includes(short) && long.length <= short.length * 1.5;
}
