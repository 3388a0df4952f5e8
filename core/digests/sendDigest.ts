import { maySignIn } from '../accounts/maySignIn.ts';
import type { Ctx } from '../context.ts';
import { sendOnce } from '../userMail/sendOnce.ts';
import { inUserLanguage } from '../userMail/userLanguage.ts';
import { digestDue } from './digestDue.ts';
import { readDigest } from './readDigest.ts';
import { writeDigest } from './writeDigest.ts';

/**
 * Sends a user what happened since the last digest, if one is due and anything happened. It names positions, never candidates, because sent mails cannot be
 * erased. Safe to run twice.
 *
 * @throws MailError when no mail server took it; the next run tries again
 */
export async function sendDigest(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { id: userId } });
  if (!ctx.mailer.delivers || user === null || !maySignIn(ctx.signInAllow(), user.email)) return;
  const now = ctx.now();
  const since = user.digestSentAt;
  const due = digestDue(user.digest, now);
  if (due === null || since === null || since >= due) return;
  const claim = async () => {
    const { count } = await ctx.db.user.updateMany({ where: { id: userId, digestSentAt: since }, data: { digestSentAt: now } });
    return count === 1;
  };
  const release = async () => {
    await ctx.db.user.updateMany({ where: { id: userId, digestSentAt: now }, data: { digestSentAt: since } });
  };
  const content = await readDigest(ctx, { userId, since, until: now });
  if (content === null) await claim();
  else await sendOnce(ctx, { to: user.email, ...inUserLanguage(user, writeDigest(content, ctx.publicUrl)) }, { claim, release });
}
