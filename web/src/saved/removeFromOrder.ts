import type { RecordSourceProxy } from 'relay-runtime';
import { packIds } from '../bulk/packIds.ts';
import { decodeBase64 } from '../candidate-analysis/ranking/decodeBase64.ts';
import { decodeUuids } from '../candidate-analysis/ranking/uuidColumn.ts';

/**
 * Takes candidates out of a list on the screen.
 *
 * @param orderId the store's id of a `SavedOrder`
 */
export function removeFromOrder(store: RecordSourceProxy, orderId: string, uuids: ReadonlySet<string>): void {
  const order = store.get(orderId);
  const ids = order?.getValue('ids');
  if (typeof ids !== 'string') return;
  order?.setValue(packIds(decodeUuids(decodeBase64(ids)).filter((uuid) => !uuids.has(uuid))), 'ids');
}
