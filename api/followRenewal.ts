import { setTimeout } from 'node:timers/promises';
import type { Ctx } from '../core/context.ts';
import { explainCode, isErrorCode } from '../core/failures/errorMessages.ts';
import type { BulkJob } from '../prisma/generated/client.ts';

const lookEveryMs = 1_000;
/** How many failures are listed by name. */
const namedFailures = 20;

export interface FollowRenewalInput {
  jobId: string;
  print(line: string): void;
}

/** Prints a renewal's progress until it ends. True when everything was renewed. */
export async function followRenewal(ctx: Pick<Ctx, 'db'>, { jobId, print }: FollowRenewalInput): Promise<boolean> {
  let shown = '';
  for (;;) {
    const job = await ctx.db.bulkJob.findUniqueOrThrow({ where: { id: jobId } });
    if (job.finishedAt !== null) return printEnd(ctx, job, print);
    const line = `${job.completed + job.failed} of ${job.total}`;
    if (line !== shown) print(line);
    shown = line;
    await setTimeout(lookEveryMs);
  }
}

async function printEnd(ctx: Pick<Ctx, 'db'>, job: BulkJob, print: (line: string) => void): Promise<boolean> {
  const { state, completed, failed, total } = job;
  if (state === 'REVOKED') print(`Stopped by a user: ${completed} of ${total} renewed. The rest keep their earlier results.`);
  else if (state === 'FAILURE')
    print(`Failed: ${completed} of ${total} renewed. The rest keep their earlier results; see the log.`);
  else print(`${completed} of ${total} renewed.`);
  if (failed > 0) await printFailures(ctx, job, print);
  return state === 'SUCCESS' && failed === 0;
}

async function printFailures(ctx: Pick<Ctx, 'db'>, { id, failed }: BulkJob, print: (line: string) => void): Promise<void> {
  print(`${failed} could not be renewed and keep their earlier results:`);
  const items = await ctx.db.bulkJobItem.findMany({
    where: { jobId: id, state: 'FAILED' },
    orderBy: { position: 'asc' },
    take: namedFailures,
  });
  for (const { itemId, message } of items) {
    const reason = message !== null && isErrorCode(message) ? explainCode(message, {}, 'en') : message;
    print(`  ${itemId}: ${reason}`);
  }
  if (failed > items.length) print(`  and ${failed - items.length} more`);
}
