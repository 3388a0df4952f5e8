/** The features of one position, as hashes of their names. Training drops groups at random, so that no single group decides alone. */
export interface Features {
  /** Looks, geometry and the recognisers' scores. */
  base: number[];
  /** Looks, geometry and scores that several positions share: the same arrays, so that each sum is computed only once. */
  shared: readonly (readonly number[])[];
  /** The words themselves. */
  words: number[];
  /** Features from the words of headings. */
  headings: number[];
}

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;
const zero = 48;

function addText(hash: number, text: string): number {
  let sum = hash;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), prime);
  return sum;
}

const isDigit = (value: string | number) => typeof value === 'number' && value >= 0 && value <= 9 && (value | 0) === value;

/**
 * Template tag: the hash of a feature's name (FNV-1a, 32 bits) without making the string, because a document
 * has tens of thousands of them. Signed, because V8 keeps such numbers without an object of their own.
 */
export function feature(pieces: TemplateStringsArray, ...values: readonly (string | number)[]): number {
  let hash = addText(offsetBasis, pieces[0]!);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!;
    hash = isDigit(value) ? Math.imul(hash ^ (zero + Number(value)), prime) : addText(hash, String(value));
    hash = addText(hash, pieces[index + 1]!);
  }
  return hash;
}

const golden = 0x9e3779b1;

/** A neighbour's feature, distinct from the same feature here and at other distances. */
export const beside = (distance: number, own: number): number => Math.imul(own ^ Math.imul(distance + 16, golden), prime);

/** Index of the first bound that a value does not exceed. */
export function bucket(value: number, ...bounds: number[]): number {
  let at = 0;
  while (at < bounds.length && !(value <= bounds[at]!)) at += 1;
  return at;
}

const signOf = (one: string) => (/\p{Lu}/u.test(one) ? 'X' : /\p{Ll}/u.test(one) ? 'x' : /\d/.test(one) ? '9' : one);
/** Of the Latin, Greek and Cyrillic letters and the signs among them. */
const usualSigns = Array.from({ length: 0x500 }, (_, code) => signOf(String.fromCharCode(code)));
const longestShape = 8;

/** "Acme-42 Ltd" → "Xx-9 Xx": letters by case, digits as one. */
export function shapeOf(text: string): string {
  let shape = '';
  let before = '';
  for (const one of text.slice(0, 40)) {
    const sign = usualSigns[one.codePointAt(0)!] ?? signOf(one);
    if (sign !== before) shape += sign;
    if (shape.length >= longestShape) break;
    before = sign;
  }
  return shape.slice(0, longestShape);
}

export const atMost = (limit: number, value: number): number => Math.min(limit, value);
export const flag = (value: unknown): 0 | 1 => (value ? 1 : 0);
