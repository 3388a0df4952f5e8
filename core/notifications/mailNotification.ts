import type { Notification, User } from '../../prisma/generated/client.ts';
import { maySignIn } from '../accounts/maySignIn.ts';
import { userNames } from '../accounts/userNames.ts';
import type { Ctx, Locale } from '../context.ts';
import { sendOnce } from '../userMail/sendOnce.ts';
import { inUserLanguage, type WrittenMail } from '../userMail/userLanguage.ts';
import { readParams } from './notification.ts';

/**
 * Sends a notification as an e-mail, if its user wants that and has not read it yet. It names positions and colleagues, never candidates, because sent mails
 * cannot be erased. Safe to run twice: it is marked as sent before it is handed over.
 *
 * @throws MailError when no mail server took it; the next run tries again
 */
export async function mailNotification(ctx: Ctx, { notificationId }: { notificationId: string }): Promise<void> {
  if (!ctx.mailer.delivers) return;
  const found = await ctx.db.notification.findUnique({ where: { id: notificationId }, include: { user: true } });
  if (found === null || found.readAt !== null || found.kind !== 'mention') return;
  const { user } = found;
  if (!user.notifyByEmail || !maySignIn(ctx.signInAllow(), user.email)) return;
  const mail = inUserLanguage(user, await writeMention(ctx, found));
  await sendOnce(
    ctx,
    { to: user.email, ...mail },
    {
      claim: async () => {
        const { count } = await ctx.db.notification.updateMany({
          where: { id: found.id, mailedAt: null },
          data: { mailedAt: ctx.now() },
        });
        return count === 1;
      },
      release: async () => {
        await ctx.db.notification.updateMany({ where: { id: found.id }, data: { mailedAt: null } });
      },
    },
  );
}

async function writeMention(ctx: Ctx, found: Notification & { user: User }): Promise<Record<Locale, WrittenMail>> {
  const { authorId, candidateId } = readParams(found);
  const author = authorId ? (await userNames(ctx, [authorId])).get(authorId) : undefined;
  const candidate = candidateId
    ? await ctx.db.candidate.findUnique({ where: { id: candidateId }, select: { project: { select: { title: true } } } })
    : null;
  const position = candidate?.project.title.trim();
  const link = ctx.publicUrl === null || found.path === null ? '' : `\n\n${ctx.publicUrl}/noa_analyse${found.path}`;
  return {
    en: {
      subject: `NOA: ${author ?? 'A colleague'} mentioned you`,
      text: `${author ?? 'A colleague'} mentioned you in a note on a candidate${position ? ` for ${position}` : ''}.${link}\n\nYou can turn these e-mails off in NOA: Settings, Profile.`,
    },
    ru: {
      subject: `NOA: вас упоминает ${author ?? 'коллега'}`,
      text: `${author ?? 'Коллега'} упоминает вас в заметке о кандидате${position ? ` на вакансию «${position}»` : ''}.${link}\n\nОтключить эти письма можно в NOA: «Настройки», «Профиль».`,
    },
  };
}
