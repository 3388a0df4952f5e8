import type { Prisma } from '../../prisma/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { makeToken } from '../secrets/token.ts';
import { later, signInRules } from '../signInLimits/signInRules.ts';

export interface OpenSessionInput {
  userId: string;
  remember: boolean;
  userAgent: string | null;
  now: Date;
}

/** Opens a session and returns its token, which is not stored anywhere. */
export async function openSession(
  tx: Prisma.TransactionClient,
  { userId, remember, userAgent, now }: OpenSessionInput,
): Promise<string> {
  const { token, tokenHash } = makeToken('session');
  const { idle, absolute } = remember ? signInRules.remembered : signInRules.notRemembered;
  const { id } = await tx.session.create({
    data: {
      userId,
      tokenHash,
      remembered: remember,
      userAgent: userAgent?.slice(0, 300) ?? null,
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: later(now, idle),
      expiresAt: later(now, absolute),
    },
  });
  await recordAudit(tx, {
    actorId: userId,
    action: 'user.signed-in',
    entity: 'user',
    entityId: userId,
    details: { sessionId: id },
  });
  return token;
}
