import type { Features } from '../../plugins/extractors/local/label/features/features.ts';

/** The features of one sequence as hashes: position, group, feature. */
export type Hashed = Uint32Array[][];

export const hashAll = (features: readonly Features[]): Hashed =>
  features.map(({ base, shared, words, headings }) =>
    [[...base, ...shared.flat()], words, headings].map((group) => Uint32Array.from(group)),
  );

/** Assigns a row to each feature that occurs at `least` positions or more. */
export function rowsOf(sequences: readonly Hashed[], least: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const sequence of sequences)
    for (const groups of sequence)
      for (const group of groups) for (const hash of group) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [hash, count] of counts) if (count >= least) rows.set(hash, rows.size);
  return rows;
}

export const toRows = (sequence: Hashed, rows: ReadonlyMap<number, number>): Int32Array[][] =>
  sequence.map((groups) => groups.map((group) => Int32Array.from([...group].flatMap((hash) => rows.get(hash) ?? []))));
