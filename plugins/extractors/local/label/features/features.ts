/** The features of one position, as hashes of their names. Training drops groups at random, so that no single group decides alone. */
export interface Features {
  /** Looks, geometry and the recognisers' scores. */
  base: number[];
  /** Looks, geometry and scores that several positions share: the same array, so that its sum is computed only once. */
  shared: readonly number[];
  /** The words themselves. */
  words: number[];
  /** Features from the words of headings. */
  headings: number[];
}

/** FNV-1a, 32 bits. */
export function hashFeature(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

const golden = 0x9e3779b1;

/** A neighbour's feature, distinct from the same feature here and at other distances. */
export const beside = (distance: number, feature: number): number =>
  Math.imul(feature ^ Math.imul(distance + 16, golden), 0x01000193) >>> 0;

/** Index of the first bound that a value does not exceed. */
export function bucket(value: number, ...bounds: number[]): number {
  const at = bounds.findIndex((bound) => value <= bound);
  return at < 0 ? bounds.length : at;
}

/** "Acme-42 Ltd" → "Xx-9 Xx": letters by case, digits as one. */
export const shapeOf = (text: string): string =>
  text
    .slice(0, 40)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\d/g, '9')
    .replace(/(.)\1+/gu, '$1')
    .slice(0, 8);

export const atMost = (limit: number, value: number): number => Math.min(limit, value);
export const flag = (value: unknown): 0 | 1 => (value ? 1 : 0);
