import type { Prisma } from '../../prisma/generated/client.ts';
import { lockPersons } from './groupPersons.ts';

/**
 * Locks candidates against corrections, and their projects against new requirements, until the transaction ends. Takes the locks in the same order as everyone
 * else, to avoid deadlocks.
 *
 * @returns the ids of those that still exist
 */
export async function lockCandidates(tx: Prisma.TransactionClient, candidateIds: readonly string[]): Promise<string[]> {
  if (candidateIds.length === 0) return [];
  const ids = [...candidateIds];
  const projects = await tx.$queryRaw<{ id: string }[]>`
    select id::text as id from projects where id in (select project_id from candidates where id = any(${ids}::uuid[])) order by projects.id for share`;
  for (const { id } of projects) await lockPersons(tx, { projectId: id });
  const held = await tx.$queryRaw<{ id: string }[]>`
    select id::text as id from candidates where id = any(${ids}::uuid[]) order by candidates.id for no key update`;
  return held.map(({ id }) => id);
}
