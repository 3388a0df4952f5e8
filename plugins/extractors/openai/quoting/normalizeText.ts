/** A normalised text, and the origin of each of its characters. */
export interface NormalText {
  text: string;
  /** Of each character of `text`: its offset in the original. */
  origin: Uint32Array;
}

const dashes = /[\u2010-\u2015\u2212]/u;
const singleQuotes = /[\u2018\u2019\u201b\u2032]/u;
const doubleQuotes = /[\u201c-\u201f\u00ab\u00bb\u2033]/u;
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/u;

/**
 * Stretches of white space become one space, kinds of dashes and quotation marks one kind, letters lower case; zero-width
 * characters are dropped. A model copies words faithfully, but not these.
 */
export function normalizeText(original: string): NormalText {
  const characters: string[] = [];
  const origin = new Uint32Array(original.length);
  let spaced = true;
  for (let offset = 0; offset < original.length; offset++) {
    const character = original.charAt(offset);
    if (invisible.test(character)) continue;
    const space = /\s/u.test(character);
    if (space && spaced) continue;
    spaced = space;
    origin[characters.length] = offset;
    characters.push(space ? ' ' : plain(character));
  }
  return { text: characters.join(''), origin };
}

function plain(character: string): string {
  if (dashes.test(character)) return '-';
  if (singleQuotes.test(character)) return "'";
  if (doubleQuotes.test(character)) return '"';
  const small = character.toLowerCase();
  return small.length === 1 ? small : character;
}
