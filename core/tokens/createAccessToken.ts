import { z } from 'zod';
import type { ApiToken } from '../../prisma/generated/client.ts';
import { requireScope } from '../access/requireScope.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { scopes } from '../access/scopes.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { makeToken } from '../secrets/token.ts';

/** Most tokens of a user, because lists show them all at once. */
const mostTokens = 100;

const input = z.object({
  name: limitedText(longestTexts.word).min(1, 'Give the token a name.'),
  scopes: z.array(z.enum(scopes)).min(1, 'Choose at least one scope.').max(scopes.length),
  expiresAt: z.date().nullish().default(null),
});

export type CreateAccessTokenInput = z.input<typeof input>;

export interface CreatedAccessToken {
  row: ApiToken;
  /** Shown only once, never stored. */
  token: string;
}

/**
 * Creates a personal access token for scripts and integrations, which act as its owner within its scopes.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, INVALID_INPUT
 */
export async function createAccessToken(ctx: Ctx, given: CreateAccessTokenInput): Promise<CreatedAccessToken> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  const { expiresAt, ...fields } = parseInput(input, given);
  if (expiresAt !== null && expiresAt <= ctx.now())
    throw new AppError('INVALID_INPUT', { message: 'The expiry is in the past.' }, [
      { pointer: '/expiresAt', message: 'Choose a time in the future.' },
    ]);
  const { token, tokenHash } = makeToken('personal');
  const row = await inTransaction(ctx, async (tx) => {
    if ((await tx.apiToken.count({ where: { userId, revokedAt: null } })) >= mostTokens)
      throw new AppError('INVALID_INPUT', { message: `At most ${mostTokens} access tokens. Revoke one first.` });
    const created = await tx.apiToken.create({ data: { ...fields, userId, tokenHash, expiresAt, createdAt: ctx.now() } });
    await recordAudit(tx, { actorId: userId, action: 'token.created', entity: 'token', entityId: created.id });
    return created;
  });
  return { row, token };
}
