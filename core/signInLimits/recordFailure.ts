import { createHash } from 'node:crypto';
import type { Prisma } from '../../prisma/generated/client.ts';
import { type AuditEntry, recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';

/** Records a refused code in the audit log, without the typed code and with both addresses shortened. */
export async function recordFailure(
  ctx: Ctx,
  { email, wrong }: { email: string; wrong: 'code' | 'second-factor' },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await recordAudit(tx, await failureAt(ctx, tx, { email, details: { wrong } }));
  });
}

/** Records that a try was refused because of a lock, whatever was typed: once a lock, so that nobody can flood the log. The address must be locked. */
export async function recordLock(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { email, until }: { email: string; until: Date },
): Promise<void> {
  const end = until.toISOString();
  const entry = await failureAt(ctx, tx, { email, details: { wrong: 'locked', until: end } });
  const { action, entity, entityId } = entry;
  const known = await tx.auditEvent.findFirst({
    where: { action, entity, entityId, details: { path: ['until'], equals: end } },
    select: { id: true },
  });
  if (known === null) await recordAudit(tx, entry);
}

async function failureAt(
  { client }: Ctx,
  tx: Prisma.TransactionClient,
  { email, details }: { email: string; details: Prisma.InputJsonObject },
): Promise<AuditEntry> {
  const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
  const entityId = user?.id ?? createHash('sha256').update(email).digest('base64url').slice(0, 22);
  return {
    actorId: null,
    action: 'user.sign-in-failed',
    entity: 'user',
    entityId,
    details: { ...details, from: shorten(client) },
  };
}

/** Enough to see that failures come from one place: a network of 256 addresses, or the provider's part of an IPv6 network. */
function shorten(client: string): string {
  return client.includes(':')
    ? `${client.split(':').slice(0, 3).join(':')}::/48`
    : `${client.slice(0, client.lastIndexOf('.') + 1)}0/24`;
}
