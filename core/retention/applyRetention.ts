import type { Prisma, RetentionRule } from '../../prisma/generated/client.ts';
import { lockPersons } from '../candidates/groupPersons.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type ErasedCandidates, eraseCandidates } from '../erasure/eraseCandidates.ts';
import { announceNotifications, type NotificationKind, type Notified } from '../notifications/notification.ts';
import { enqueue } from '../queue.ts';
import { refreshScreening } from '../screenings/refreshScreening.ts';
import { isOver, noticeMs, notKept, retentionGroups } from './retentionRule.ts';

/** Enqueues the rules whose notice period is over. Safe to run twice. */
export async function applyRetentionRules(ctx: Ctx): Promise<void> {
  const rules = await ctx.db.retentionRule.findMany({
    where: { setAt: { lte: new Date(ctx.now().getTime() - noticeMs) } },
    select: { projectId: true },
  });
  await inTransaction(ctx, async (tx) => {
    for (const { projectId } of rules)
      await enqueue(tx, 'applyRetention', { projectId }, { jobKey: `retention ${projectId}`, priority: 5 });
  });
}

/** People per transaction; others who write to the position wait for it. */
const atOnce = 50;

/** People found by one query over the whole position. */
const foundAtOnce = 2_000;

/**
 * Erases the candidates of a position whose retention period is over; the same people stay in other positions. The user who set the rule is told how many. Safe
 * to run twice and to stop at any time.
 *
 * @returns how many were erased
 */
export async function applyRetention(
  ctx: Ctx,
  { projectId, signal }: { projectId: string; signal?: AbortSignal },
): Promise<number> {
  let total = 0;
  for (;;) {
    const found = await findDue(ctx, projectId);
    let erasedNow = 0;
    for (let from = 0; from < found.length; from += atOnce) {
      signal?.throwIfAborted();
      const persons = found.slice(from, from + atOnce);
      const erased = await inTransaction(ctx, (tx) => eraseSome(ctx, tx, { projectId, persons }));
      if (erased === null) continue;
      erasedNow += erased.erasedIds.length;
      for (const screeningId of erased.screenings) await refreshScreening(ctx, { screeningId });
      announceNotifications(ctx, erased.notified);
    }
    total += erasedNow;
    // People who were found but not erased changed meanwhile; tomorrow's run checks them again.
    if (found.length < foundAtOnce || erasedNow === 0) return total;
  }
}

/** People who are due, longest without activity first. Reads the whole position, which is slow if it has very many candidates. */
async function findDue(ctx: Ctx, projectId: string): Promise<string[]> {
  const rule = await ctx.db.retentionRule.findUnique({ where: { projectId } });
  const now = ctx.now();
  if (rule === null || !isInForce(rule, now)) return [];
  const { days, countedFrom } = rule;
  const found = await ctx.db.$queryRaw<{ person: string }[]>`
    with groups as (${retentionGroups({ projectId, countedFrom })})
    select person::text as person from groups where ${isOver({ days, now })} and ${notKept} order by since, person limit ${foundAtOnce}`;
  return found.map(({ person }) => person);
}

const isInForce = ({ setAt }: RetentionRule, now: Date) => setAt.getTime() + noticeMs <= now.getTime();

/** Null when there is nobody to erase or the rule was removed. */
async function eraseSome(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { projectId, persons: found }: { projectId: string; persons: readonly string[] },
): Promise<ErasedCandidates | null> {
  await lockPersons(tx, { projectId });
  // Locks the rule: changes happen before this or wait for it.
  const [rule] = await tx.$queryRaw<RetentionRule[]>`
    select project_id::text as "projectId", days, counted_from as "countedFrom", set_by_id::text as "setById", set_at as "setAt"
    from retention_rules where project_id = ${projectId}::uuid for share`;
  const now = ctx.now();
  if (rule === undefined || !isInForce(rule, now)) return null;
  const ids = await lockDue(tx, rule, { persons: found, now });
  if (ids.length === 0) return null;
  const select = { id: true, projectId: true, fullName: true, email: true, phone: true };
  const persons = await tx.candidate.findMany({ where: { id: { in: ids } }, select });
  const { days, countedFrom, setById } = rule;
  const details = { by: 'retention rule', days, countedFrom, setById };
  const erased = await eraseCandidates(tx, { persons, actorId: null, details, everywhere: false, now });
  const told = await tellOwner(tx, { rule, count: ids.length, now });
  return { ...erased, notified: [...erased.notified, told] };
}

/** Locks the people found, and keeps those that are still due. Notes, moves and saves lock the candidate too, so they are either seen here or wait. */
async function lockDue(
  tx: Prisma.TransactionClient,
  { projectId, days, countedFrom }: RetentionRule,
  { persons, now }: { persons: readonly string[]; now: Date },
): Promise<string[]> {
  const look = async () => {
    const groups = retentionGroups({ projectId, countedFrom, persons });
    const due = await tx.$queryRaw<{ ids: string[] }[]>`
      with groups as (${groups}) select ids::text[] as ids from groups where ${isOver({ days, now })} and ${notKept}`;
    return due.map(({ ids }) => ids);
  };
  const first = (await look()).flat();
  if (first.length === 0) return [];
  await tx.$executeRaw`select 1 from candidates where id = any(${first}::uuid[]) order by id for update`;
  const locked = new Set(first);
  // Skip people who got another candidate meanwhile, because it is not locked.
  return (await look()).filter((ids) => ids.every((id) => locked.has(id))).flat();
}

const kind: NotificationKind = 'retention-erased';

/** One notification per night: later counts are added to it while it is unread. */
async function tellOwner(
  tx: Prisma.TransactionClient,
  { rule: { projectId, setById }, count, now }: { rule: RetentionRule; count: number; now: Date },
): Promise<Notified> {
  const since = new Date(now.getTime() - 6 * 3_600_000);
  const told = await tx.$queryRaw<Notified[]>`
    update notifications set params = jsonb_set(params, '{count}', to_jsonb((params->>'count')::int + ${count}::int))
    where user_id = ${setById}::uuid and kind = ${kind} and params->>'projectId' = ${projectId} and read_at is null
      and created_at >= ${since}::timestamptz
    returning id::text as id, user_id::text as "userId"`;
  if (told[0]) return told[0];
  return tx.notification.create({
    data: {
      userId: setById,
      kind,
      params: { projectId, count },
      path: `/candidate-analysis?project=${projectId}`,
      createdAt: now,
    },
    select: { id: true, userId: true },
  });
}
