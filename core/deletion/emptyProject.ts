import type { Prisma } from '../../prisma/generated/client.ts';
import { openStates } from '../bulk/runningJobs.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueSweep } from '../documents/sweepUnusedFiles.ts';
import { announce } from '../publishing/announce.ts';
import { enqueue } from '../queue.ts';

/** Rows per transaction: few enough to show progress and not to block others by their locks. */
const portion = 500;

/** Portions deleted in parallel: nearly all of the time goes into foreign key checks, which PostgreSQL does one candidate after the other. */
const atOnce = 2;

/** Enqueues the deletion of a project that is marked for it. */
export function enqueueEmptying(tx: Prisma.TransactionClient, { projectId }: { projectId: string }): Promise<void> {
  return enqueue(tx, 'deleteProject', { projectId }, { jobKey: `deleteProject:${projectId}`, priority: -3 });
}

/**
 * Deletes a project that is marked for it (`deletingAt`): its candidates and documents a portion at a time, then the project itself. The next run continues an
 * interrupted one; a run after the last finds nothing to do. Progress is counted in the deletion's job.
 */
export async function emptyProject(ctx: Ctx, { projectId, signal }: { projectId: string; signal: AbortSignal }): Promise<void> {
  const repeat = async (step: Step) => {
    do signal.throwIfAborted();
    while (await deletePortion(ctx, projectId, step));
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, () => repeat(deleteCandidates)));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  await repeat(deleteRest);
}

interface Deleted {
  candidates: number;
  /** There may be more. */
  left: boolean;
  /** The project is gone. */
  ended: boolean;
}

type Step = (tx: Prisma.TransactionClient, projectId: string) => Promise<Deleted>;

async function deletePortion(ctx: Ctx, projectId: string, step: Step): Promise<boolean> {
  const { job, left } = await inTransaction(ctx, async (tx) => {
    const held =
      await tx.$executeRaw`select 1 from projects where id = ${projectId}::uuid and deleting_at is not null for key share`;
    if (held === 0) return { job: null, left: false };
    const { candidates, left, ended } = await step(tx, projectId);
    const job = candidates > 0 || ended ? await advance(tx, { projectId, candidates, ended, now: ctx.now() }) : null;
    return { job, left };
  });
  if (job !== null) announce(ctx.events, 'job', job);
  return left;
}

async function deleteCandidates(tx: Prisma.TransactionClient, projectId: string): Promise<Deleted> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id::text as id from candidates where project_id = ${projectId}::uuid limit ${portion}::int for update skip locked`;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { candidates: 0, left: false, ended: false };
  // With so many ids the planner would read whole tables for every portion.
  await tx.$executeRaw`set local enable_seqscan = off`;
  // Delete these first; otherwise deleting their candidates would update each of them.
  await tx.$executeRaw`delete from documents where candidate_id = any(${ids}::uuid[])`;
  const candidates = await tx.$executeRaw`delete from candidates where id = any(${ids}::uuid[])`;
  return { candidates, left: true, ended: false };
}

/** Deletes documents without a candidate, then the project with candidates that were locked before, and the jobs of its screenings. */
async function deleteRest(tx: Prisma.TransactionClient, projectId: string): Promise<Deleted> {
  if ((await deleteDocuments(tx, projectId)) > 0) return { candidates: 0, left: true, ended: false };
  const candidates = await tx.$executeRaw`delete from candidates where project_id = ${projectId}::uuid`;
  await tx.project.delete({ where: { id: projectId } });
  await tx.bulkJob.deleteMany({ where: { projectId, kind: 'screening' } });
  await enqueueSweep(tx);
  return { candidates, left: false, ended: true };
}

function deleteDocuments(tx: Prisma.TransactionClient, projectId: string): Promise<number> {
  return tx.$executeRaw`
    delete from documents where id in (select id from documents where project_id = ${projectId}::uuid limit ${portion}::int)`;
}

interface Advance {
  projectId: string;
  candidates: number;
  ended: boolean;
  now: Date;
}

async function advance(
  tx: Prisma.TransactionClient,
  { projectId, candidates, ended, now }: Advance,
): Promise<{ id: string; version: number } | null> {
  const [job] = await tx.bulkJob.updateManyAndReturn({
    where: { projectId, kind: 'deleteProject', state: { in: [...openStates] } },
    data: {
      state: ended ? 'SUCCESS' : 'PROGRESS',
      completed: { increment: candidates },
      version: { increment: 1 },
      ...(ended && { finishedAt: now }),
    },
    select: { id: true, version: true },
  });
  return job ?? null;
}
