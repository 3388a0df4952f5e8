import { requireScope } from '../access/requireScope.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { limitedText } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { proveSecondFactor } from './proveSecondFactor.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { makeSecret, totpUri } from './totp.ts';

export interface StartedSecondFactor {
  /** For typing into an authenticator app, in base32. Shown only once. */
  secret: string;
  /** The secret as the text of a QR code. */
  uri: string;
}

const issuerName = limitedText(60)
  .nullish()
  .transform((name) => name || 'NOA');

/**
 * Creates a secret for the viewer's authenticator app. Sign-in does not ask for a code until {@link enableSecondFactor} has proved that the app has the secret.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING (`admin`), INVALID_INPUT; CONFLICT when the second factor is on
 */
export async function startSecondFactor(
  ctx: Ctx,
  { issuer }: { issuer?: string | null | undefined } = {},
): Promise<StartedSecondFactor> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  const name = parseInput(issuerName, issuer);
  const secret = makeSecret();
  const [user] = await ctx.db.user.updateManyAndReturn({
    where: { id: userId, twoFactorEnabledAt: null },
    data: { twoFactorSecret: ctx.sealer.seal(secret), twoFactorStep: null },
    select: { email: true },
  });
  if (user === undefined) throw new AppError('CONFLICT');
  return { secret, uri: totpUri({ secret, email: user.email, issuer: name }) };
}

/**
 * Turns the second factor on.
 *
 * @returns recovery codes, each of which replaces the app once; shown only once
 * @throws AppError as {@link proveSecondFactor}; CONFLICT also when it is on
 */
export async function enableSecondFactor(ctx: Ctx, { code }: { code: string }): Promise<{ recoveryCodes: string[] }> {
  return proveSecondFactor(ctx, { code }, async (tx, { id, twoFactorEnabledAt }) => {
    if (twoFactorEnabledAt !== null) throw new AppError('CONFLICT');
    await tx.user.update({ where: { id }, data: { twoFactorEnabledAt: ctx.now() } });
    await recordAudit(tx, { actorId: id, action: 'second-factor.turned-on', entity: 'user', entityId: id });
    return { recoveryCodes: await replaceRecoveryCodes(tx, { userId: id }) };
  });
}

/** New recovery codes; the ones before stop working. @throws AppError as {@link proveSecondFactor} */
export async function renewRecoveryCodes(ctx: Ctx, { code }: { code: string }): Promise<{ recoveryCodes: string[] }> {
  return proveSecondFactor(ctx, { code }, async (tx, { id, twoFactorEnabledAt }) => {
    if (twoFactorEnabledAt === null) throw new AppError('CONFLICT');
    return { recoveryCodes: await replaceRecoveryCodes(tx, { userId: id }) };
  });
}

/** Turns the second factor off, and deletes its secret and recovery codes. @throws AppError as {@link proveSecondFactor} */
export async function disableSecondFactor(ctx: Ctx, { code }: { code: string }): Promise<void> {
  await proveSecondFactor(ctx, { code }, async (tx, { id }) => {
    await tx.user.update({ where: { id }, data: { twoFactorSecret: null, twoFactorEnabledAt: null, twoFactorStep: null } });
    await tx.recoveryCode.deleteMany({ where: { userId: id } });
    await recordAudit(tx, { actorId: id, action: 'second-factor.turned-off', entity: 'user', entityId: id });
  });
}
