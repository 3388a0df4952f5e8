import { type CandidateTable, findRow } from './candidateTable.ts';
import { idBytes } from './uuidColumn.ts';

/** The rows of an order whose ids are among the given packed ones. */
export function keepMatching(table: CandidateTable, order: Uint32Array, ids: Uint8Array): Uint32Array {
  const matching = new Uint8Array(table.count);
  for (let offset = 0; offset < ids.length; offset += idBytes) {
    const row = findRow(table, ids, offset);
    if (row !== undefined) matching[row] = 1;
  }
  return order.filter((row) => matching[row] === 1);
}
