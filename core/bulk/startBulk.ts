import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { storableJson } from '../database/storableJson.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { enqueue } from '../queue.ts';
import type { BulkKind } from './bulkOperation.ts';
import { findBulkOperation } from './bulkOperations.ts';
import type { BulkPayload } from './bulkPayload.ts';
import { createJob } from './createJob.ts';
import { runBulk } from './runBulk.ts';
import { type Selection, selectionInput } from './selection.ts';

/** Larger selections always run in the background, so that no request takes longer than about a second. */
const largestForeground = 1_000;
/** Delay after which a worker takes over a job whose foreground run died. */
const takeOverMs = 30_000;

export interface StartBulkInput {
  kind: BulkKind;
  selection: Selection;
  input: unknown;
  /** False: a small selection is done when this returns. */
  background?: boolean | null | undefined;
}

/**
 * Starts an operation on many candidates as a job that its owner can watch and cancel. Each candidate is changed exactly once, even if processes die meanwhile.
 * Those that cannot be changed are listed in the job's errors.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND (the position), INVALID_INPUT, NO_MAIL_SERVER
 */
export async function startBulk(ctx: Ctx, { kind, selection, input, background }: StartBulkInput): Promise<BulkJob> {
  const { userId } = requireViewer(ctx);
  const operation = findBulkOperation(kind);
  if (operation === null) throw new AppError('INVALID_INPUT', { message: `There is no bulk operation ${kind}.` });
  parseInput<unknown>(operation.input, input);
  const mails = 'mails' in operation;
  if (mails && !ctx.mailer.delivers) throw new AppError('NO_MAIL_SERVER');
  const { projectId, ids } = parseInput(selectionInput, selection);
  const inForeground = background === false && !mails && ids.length <= largestForeground;
  const payload: BulkPayload = { input: storableJson(input), background: !inForeground, after: -1 };
  const { id } = await inTransaction(ctx, async (tx) => {
    await requireProject(tx, projectId);
    const job = await createJob(tx, {
      kind,
      ownerId: userId,
      projectId,
      total: ids.length,
      payload: { ...payload } as Prisma.InputJsonObject,
      now: ctx.now(),
    });
    await tx.$executeRaw`
      insert into bulk_job_items (job_id, position, item_id)
      select ${job.id}::uuid, position - 1, id from unnest(${ids}::text[]) with ordinality as chosen (id, position)`;
    const runAt = inForeground ? { runAt: new Date(ctx.now().getTime() + takeOverMs) } : {};
    await enqueue(tx, 'runBulk', { jobId: job.id }, { jobKey: `runBulk:${job.id}`, priority: -3, ...runAt });
    return job;
  });
  if (inForeground) await runBulk(ctx, { jobId: id, signal: new AbortController().signal });
  return ctx.db.bulkJob.findUniqueOrThrow({ where: { id } });
}

async function requireProject(tx: Prisma.TransactionClient, id: string | null): Promise<void> {
  if (id === null) return;
  const found = await tx.project.findUnique({ where: { id, deletingAt: null }, select: { id: true } });
  if (found === null) throw new AppError('NOT_FOUND', { entity: 'Project' });
}
