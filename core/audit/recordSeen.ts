import type { Ctx } from '../context.ts';
import type { AuditAction } from './recordAudit.ts';

export interface RecordSeenInput {
  candidateIds: readonly string[];
  action?: Extract<AuditAction, 'candidate.seen' | 'candidate.document-opened'>;
}

const hour = 3_600_000;
/** How many entries a process remembers before it clears them: about 1 MB. */
const mostRemembered = 10_000;

interface Remembered {
  hour: number;
  keys: Set<string>;
}
const remembered = new WeakMap<Ctx['db'], Remembered>();

/**
 * Records that the viewer opened candidates (or their original documents), once per user, candidate and hour. The record's id is derived from these three, so
 * two processes write one record, and this process remembers what it wrote, so that opening again costs nothing. Without a viewer nothing is recorded. Ids
 * without a candidate are ignored.
 */
export async function recordSeen(
  { db, viewer, now }: Pick<Ctx, 'db' | 'viewer' | 'now'>,
  { candidateIds, action = 'candidate.seen' }: RecordSeenInput,
): Promise<void> {
  if (viewer === null) return;
  const current = Math.floor(now().getTime() / hour);
  const { keys } = memoryOf(db, current);
  const keyOf = (id: string) => `${action} ${viewer.userId} ${id}`;
  const unseen = candidateIds.filter((id) => !keys.has(keyOf(id)));
  if (unseen.length === 0) return;
  await db.$executeRaw`
    insert into audit_events (id, actor_id, action, entity, entity_id)
    select md5(concat_ws(' ', ${action}::text, ${viewer.userId}::text, candidates.id, ${current}::text))::uuid,
      ${viewer.userId}::uuid, ${action}::text, 'candidate', candidates.id
    from candidates where candidates.id = any(${unseen}::uuid[])
    on conflict (id) do nothing`;
  for (const id of unseen) keys.add(keyOf(id));
}

function memoryOf(db: Ctx['db'], current: number): Remembered {
  const known = remembered.get(db);
  if (known?.hour === current && known.keys.size < mostRemembered) return known;
  const fresh = { hour: current, keys: new Set<string>() };
  remembered.set(db, fresh);
  return fresh;
}
