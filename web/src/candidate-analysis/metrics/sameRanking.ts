import { type CandidateTable, compareIds } from '../ranking/candidateTable.ts';
import { decodeBase64 } from '../ranking/decodeBase64.ts';
import type { Ranking } from '../ranking/rankTable.ts';
import { idBytes } from '../ranking/uuidColumn.ts';

/** Whether the server ranks the same candidates in the same order with the same scores. Packed as in the schema's `ProjectRanking`. */
export function sameRanking(
  { ids, count }: CandidateTable,
  { order, tenths }: Ranking,
  server: { readonly ids: string; readonly tenths: string },
): boolean {
  const serverIds = decodeBase64(server.ids);
  const serverTenths = new Int16Array(decodeBase64(server.tenths).buffer);
  if (serverIds.length !== count * idBytes) return false;
  return order.every(
    (row, place) => compareIds(ids, row * idBytes, serverIds, place * idBytes) === 0 && tenths[row] === serverTenths[place],
  );
}
