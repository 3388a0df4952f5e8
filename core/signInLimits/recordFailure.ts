import { createHash } from 'node:crypto';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';

/** Records a refused code in the audit log, without the typed code and with both addresses shortened. */
export async function recordFailure(
  ctx: Ctx,
  { email, wrong }: { email: string; wrong: 'code' | 'second-factor' },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    await recordAudit(tx, {
      actorId: null,
      action: 'user.sign-in-failed',
      entity: 'user',
      entityId: user?.id ?? createHash('sha256').update(email).digest('base64url').slice(0, 22),
      details: { wrong, from: shorten(ctx.client) },
    });
  });
}

/** Enough to see that failures come from one place: a network of 256 addresses, or the provider's part of an IPv6 network. */
function shorten(client: string): string {
  return client.includes(':')
    ? `${client.split(':').slice(0, 3).join(':')}::/48`
    : `${client.slice(0, client.lastIndexOf('.') + 1)}0/24`;
}
