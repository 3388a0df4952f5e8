import type { BulkJob, JobState, Prisma } from '../../prisma/generated/client.ts';
import { announce } from '../announce.ts';
import { lockCandidates } from '../candidates/lockCandidates.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../inTransaction.ts';
import { announceNotifications, type Notified } from '../notifications/notification.ts';
import { notifyOwner } from '../notifications/notifyOwner.ts';
import { parseInput } from '../parseInput.ts';
import type { BulkOperation } from './bulkOperation.ts';
import { type BulkPayload, readBulkPayload } from './bulkPayload.ts';
import { lockOpenJob } from './endJob.ts';
import type { ItemProblem } from './itemProblem.ts';

/** Candidates per transaction: few enough that progress shows and a cancellation takes effect at once. */
const chunkSize = 500;

interface Item {
  position: number;
  id: string;
}

interface Failure extends Item {
  problem: ItemProblem;
}

/**
 * Applies an operation to the next candidates of its job. A second run of the same task waits for this one, then finds the job further on.
 *
 * @returns whether any are left
 */
export async function runChunk(ctx: Ctx, { jobId, operation }: { jobId: string; operation: BulkOperation }): Promise<boolean> {
  const done = await inTransaction(ctx, async (tx) => {
    const held = await lockOpenJob(tx, { id: jobId });
    if (held === null) return null;
    const payload = readBulkPayload(held);
    const items = await nextItems(tx, held, payload);
    const failures = await findProblems(tx, held, items);
    const failed = new Set(failures.map(({ position }) => position));
    const candidateIds = items.flatMap(({ position, id }) => (failed.has(position) ? [] : [id]));
    const input = parseInput(operation.input, payload.input);
    const change = { candidateIds, userId: held.ownerId ?? '', now: ctx.now(), input };
    const notified = candidateIds.length > 0 ? ((await operation.apply(tx, change)) ?? []) : [];
    await settleItems(tx, held, items, failures);
    const job = await advance(tx, ctx, { held, payload, items, failures });
    const ended = job.finishedAt !== null;
    const told = ended && payload.background ? await notifyOwner(tx, { job, now: ctx.now() }) : [];
    return { job, ended, notified: [...notified, ...told] as Notified[] };
  });
  if (done === null) return false;
  announce(ctx.events, 'job', { id: jobId, version: done.job.version });
  announceNotifications(ctx, done.notified);
  return !done.ended;
}

async function nextItems(tx: Prisma.TransactionClient, { id }: BulkJob, { after }: BulkPayload): Promise<Item[]> {
  return tx.$queryRaw<Item[]>`
    select position, item_id as id from bulk_job_items
    where job_id = ${id}::uuid and position > ${after}::int order by position limit ${chunkSize}::int`;
}

/** Locks the candidates, and finds those that the operation must not touch. */
async function findProblems(tx: Prisma.TransactionClient, { projectId }: BulkJob, items: readonly Item[]): Promise<Failure[]> {
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

async function settleItems(
  tx: Prisma.TransactionClient,
  { id }: BulkJob,
  items: readonly Item[],
  failures: readonly Failure[],
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

interface Progress {
  held: BulkJob;
  payload: BulkPayload;
  items: readonly Item[];
  failures: readonly Failure[];
}

async function advance(tx: Prisma.TransactionClient, ctx: Ctx, { held, payload, items, failures }: Progress): Promise<BulkJob> {
  const failed = held.failed + failures.length;
  const completed = held.completed + items.length - failures.length;
  const after = items.at(-1)?.position ?? payload.after;
  const ended = items.length === 0 || after >= held.total - 1;
  // Nothing could be done: that is no success.
  const state: JobState = completed === 0 && failed > 0 ? 'FAILURE' : 'SUCCESS';
  return tx.bulkJob.update({
    where: { id: held.id },
    data: {
      completed,
      failed,
      payload: { ...payload, after } as Prisma.InputJsonObject,
      version: { increment: 1 },
      ...(ended && { state, finishedAt: ctx.now() }),
    },
  });
}
