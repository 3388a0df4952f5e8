import { decodeBase64 } from '../ranking/decodeBase64.ts';

/** A candidate's verdicts by requirement: 0 to 100, null = unknown; a requirement that is not judged yet is absent. */
export type Verdicts = ReadonlyMap<string, number | null>;

const unknown = -1;
const pending = -2;

/**
 * The verdicts of each candidate in a window of the matrix.
 *
 * @param keys the requirements, in the server's order
 * @throws Error when the cells do not fill the window: they would stand beside the wrong requirements
 */
export function decodeCells(packed: string, keys: readonly string[], candidates: number): Verdicts[] {
  const cells = new Int8Array(decodeBase64(packed).buffer);
  if (cells.length !== keys.length * candidates)
    throw new Error(`The matrix has ${cells.length} cells - expected ${keys.length} × ${candidates}`);
  return Array.from({ length: candidates }, (_, candidate) => {
    const entries = keys.map((key, row) => [key, cells[candidate * keys.length + row] ?? pending] as const);
    return new Map(entries.filter(([, cell]) => cell !== pending).map(([key, cell]) => [key, cell === unknown ? null : cell]));
  });
}
