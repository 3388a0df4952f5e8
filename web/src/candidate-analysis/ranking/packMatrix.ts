import type { PackedMatrix } from './decodeScoreMatrix.ts';

/** One candidate before packing. */
export interface MatrixRow {
  id: string;
  name: string;
  /** One value per facet; null = not scored. */
  values: readonly (number | null)[];
  matchedSkills: number;
  /** 0 by default: meets every knock-out. */
  standing?: number;
  years: number | null;
  payment: number | null;
  /** Number of the person, shared by rows of the same person. */
  person?: number;
}

/** The inverse of decodeScoreMatrix, for measurements and tests: packs rows as the server does. */
export function packMatrix(facets: readonly string[], rows: readonly MatrixRow[]): PackedMatrix {
  return {
    count: rows.length,
    facets,
    ids: encode(Uint8Array.from(rows.flatMap((row) => uuidBytes(row.id)))),
    values: encode(Float32Array.from(rows.flatMap((row) => row.values.map((value) => value ?? Number.NaN)))),
    matchedSkills: encode(Uint16Array.from(rows, (row) => row.matchedSkills)),
    standing: encode(Uint8Array.from(rows, (row) => row.standing ?? 0)),
    years: encode(Float32Array.from(rows, (row) => row.years ?? Number.NaN)),
    payment: encode(Float32Array.from(rows, (row) => row.payment ?? Number.NaN)),
    persons: encode(Uint32Array.from(rows, (row) => row.person ?? 0)),
    nameRanks: encode(rankNames(rows.map((row) => row.name))),
  };
}

/** As in `compareRanked`. */
const nameOrder = new Intl.Collator('en');

function rankNames(names: readonly string[]): Uint32Array {
  const ranks = new Map<string, number>();
  let last: { name: string; rank: number } | undefined;
  for (const [place, name] of names.toSorted(nameOrder.compare).entries()) {
    const isSame = last !== undefined && nameOrder.compare(last.name, name) === 0;
    last = { name, rank: isSame && last ? last.rank : place + 1 };
    ranks.set(name, last.rank);
  }
  return Uint32Array.from(names, (name) => ranks.get(name) as number);
}

function encode(column: Uint8Array | Uint16Array | Uint32Array | Float32Array): string {
  const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function uuidBytes(uuid: string): number[] {
  const digits = uuid.replaceAll('-', '');
  return Array.from({ length: 16 }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}
