import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { lockCandidates } from '../candidates/lockCandidates.ts';
import type { ItemProblem } from './itemProblem.ts';

/** One candidate of a job. */
export interface Item {
  position: number;
  id: string;
  /** A mail to this candidate was being sent when the run ended. */
  sending: boolean;
}

export interface ItemFailure extends Item {
  problem: ItemProblem;
}

/** The next unhandled items. */
export async function nextItems(
  tx: Prisma.TransactionClient,
  { id }: BulkJob,
  { after, take }: { after: number; take: number },
): Promise<Item[]> {
  return tx.$queryRaw<Item[]>`
    select position, item_id as id, state = 'SENDING' as sending from bulk_job_items
    where job_id = ${id}::uuid and position > ${after}::int order by position limit ${take}::int`;
}

/** Locks the candidates, and finds those that the operation must not change. */
export async function findProblems(
  tx: Prisma.TransactionClient,
  { projectId }: BulkJob,
  items: readonly Item[],
): Promise<ItemFailure[]> {
  const ids = await lockCandidates(
    tx,
    items.map(({ id }) => id),
  );
  const rows = await tx.$queryRaw<{ id: string; projectId: string; merged: boolean }[]>`
    select id::text as id, project_id::text as "projectId", merged_into_id is not null as merged
    from candidates where id = any(${ids}::uuid[])`;
  const found = new Map(rows.map((row) => [row.id, row]));
  return items.flatMap((item) => {
    const problem = problemOf(found.get(item.id), projectId);
    return problem === null ? [] : [{ ...item, problem }];
  });
}

function problemOf(candidate: { projectId: string; merged: boolean } | undefined, projectId: string | null): ItemProblem | null {
  if (candidate === undefined) return 'DELETED';
  if (projectId !== null && candidate.projectId !== projectId) return 'OTHER_POSITION';
  return candidate.merged ? 'MERGED' : null;
}

/** Stores the outcome of items. */
export async function settleItems(
  tx: Prisma.TransactionClient,
  { id }: BulkJob,
  items: readonly Item[],
  failures: readonly ItemFailure[],
): Promise<void> {
  const [first, last] = [items[0]?.position ?? 0, items.at(-1)?.position ?? -1];
  await tx.$executeRaw`
    update bulk_job_items set state = 'DONE' where job_id = ${id}::uuid and position between ${first}::int and ${last}::int`;
  if (failures.length === 0) return;
  await tx.$executeRaw`
    update bulk_job_items set state = 'FAILED', message = failures.problem
    from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as failures(position int, problem text)
    where job_id = ${id}::uuid and bulk_job_items.position = failures.position`;
}
