import type { BulkKind, BulkOperation } from './bulkOperation.ts';
import { addActivities } from './operations/addActivities.ts';
import { archive } from './operations/archive.ts';
import { moveStage } from './operations/moveStage.ts';
import { save } from './operations/save.ts';
import { saveEach } from './operations/saveEach.ts';
import { contact, invite } from './operations/sendMails.ts';
import { setPayment } from './operations/setPayment.ts';
import { unsave } from './operations/unsave.ts';

/** Every operation on many candidates; a new one is a file and a line here. */
const operations = [
  moveStage,
  addActivities,
  setPayment,
  save,
  saveEach,
  unsave,
  archive,
  contact,
  invite,
] as unknown as readonly BulkOperation[];

const byKind = new Map(operations.map((operation) => [operation.kind, operation]));

/** Null for jobs of another kind. */
export function findBulkOperation(kind: string): BulkOperation | null {
  return byKind.get(kind as BulkKind) ?? null;
}
