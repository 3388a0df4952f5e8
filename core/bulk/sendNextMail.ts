import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { MailError } from '../accounts/mailer.ts';
import { recordActivities } from '../activities/recordActivities.ts';
import { lockCandidates } from '../candidates/lockCandidates.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { parseInput } from '../input/parseInput.ts';
import { type ComposedMail, composeMail } from '../mail/composeMail.ts';
import { sentActivity } from '../mail/sentActivity.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { announce } from '../publishing/announce.ts';
import { type Advanced, advanceJob } from './advanceJob.ts';
import type { MailOperation } from './bulkOperation.ts';
import { readBulkPayload } from './bulkPayload.ts';
import { lockJob, lockOpenJob } from './endJob.ts';
import type { ItemProblem } from './itemProblem.ts';
import { findProblems, type Item, nextItems, settleItems } from './jobItems.ts';

interface Letter {
  item: Item;
  mail: ComposedMail;
  userId: string;
}

/**
 * Sends the next mail of a job. The item's state is committed before and after sending, so a mail is never sent twice. If the worker dies in between, the item
 * is reported as perhaps sent.
 *
 * @returns whether any are left
 * @throws MailError unreachable: the item waits for another try
 */
export async function sendNextMail(
  ctx: Ctx,
  { jobId, operation }: { jobId: string; operation: MailOperation },
): Promise<boolean> {
  const taken = await inTransaction(ctx, (tx) => takeNext(ctx, tx, { jobId, operation }));
  if (taken === null) return false;
  if ('version' in taken) return report(ctx, jobId, taken);
  const problem = await send(ctx, taken.mail);
  if (problem instanceof MailError) {
    await putBack(ctx, { jobId, item: taken.item });
    throw problem;
  }
  return report(ctx, jobId, await inTransaction(ctx, (tx) => settle(ctx, tx, { jobId, letter: taken, problem })));
}

/** Marks the next item as being sent, or records why nothing can be sent to it. */
async function takeNext(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { jobId, operation }: { jobId: string; operation: MailOperation },
): Promise<Letter | Advanced | null> {
  const held = await lockOpenJob(tx, { id: jobId });
  if (held === null) return null;
  const { after, input } = readBulkPayload(held);
  const [item] = await nextItems(tx, held, { after, take: 1 });
  if (item === undefined) return advanceJob(tx, { held, items: [], failures: [], now: ctx.now() });
  if (item.sending) return finish(ctx, tx, { held, item, problem: 'MAIL_UNCERTAIN' });
  const [failure] = await findProblems(tx, held, [item]);
  if (failure !== undefined) return finish(ctx, tx, { held, item, problem: failure.problem });
  const userId = held.ownerId ?? '';
  const mail = await composeMail(tx, { candidateId: item.id, userId, draft: parseInput(operation.input, input) });
  if (typeof mail === 'string') return finish(ctx, tx, { held, item, problem: mail });
  await setState(tx, { jobId, item, state: 'SENDING' });
  return { item, mail, userId };
}

/** Null when the mail server accepted the mail. */
async function send(
  { mailer }: Ctx,
  { record: _record, invitedToId: _position, ...mail }: ComposedMail,
): Promise<ItemProblem | MailError | null> {
  try {
    await mailer.send(mail);
    return null;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (error.failure === 'unreachable') return error;
    return error.failure === 'refused' ? 'MAIL_REFUSED' : 'MAIL_UNCERTAIN';
  }
}

interface Settled {
  jobId: string;
  letter: Letter;
  problem: ItemProblem | null;
}

/** Records a sent mail even after a cancellation. Null when another run has already recorded this item. */
async function settle(ctx: Ctx, tx: Prisma.TransactionClient, { jobId, letter, problem }: Settled): Promise<Advanced | null> {
  const { item, mail, userId } = letter;
  const held = await lockJob(tx, { id: jobId });
  if (problem === null) {
    const candidateIds = await lockCandidates(tx, [item.id]);
    await recordActivities(tx, { candidateIds, userId, now: ctx.now(), activity: sentActivity(mail) });
  }
  if (held === null || readBulkPayload(held).after >= item.position) return null;
  return finish(ctx, tx, { held, item, problem });
}

async function finish(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { held, item, problem }: { held: BulkJob; item: Item; problem: ItemProblem | null },
): Promise<Advanced> {
  const failures = problem === null ? [] : [{ ...item, problem }];
  await settleItems(tx, held, [item], failures);
  return advanceJob(tx, { held, items: [item], failures, now: ctx.now() });
}

async function putBack(ctx: Ctx, { jobId, item }: { jobId: string; item: Item }): Promise<void> {
  await inTransaction(ctx, (tx) => setState(tx, { jobId, item, state: 'PENDING' }));
}

async function setState(
  tx: Prisma.TransactionClient,
  { jobId, item, state }: { jobId: string; item: Item; state: 'SENDING' | 'PENDING' },
): Promise<void> {
  await tx.bulkJobItem.update({ where: { jobId_position: { jobId, position: item.position } }, data: { state } });
}

function report(ctx: Ctx, jobId: string, advanced: Advanced | null): boolean {
  if (advanced === null) return true;
  announce(ctx.events, 'job', { id: jobId, version: advanced.version });
  announceNotifications(ctx, advanced.notified);
  return !advanced.ended;
}
