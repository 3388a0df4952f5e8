import { randomInt } from 'node:crypto';
import type { Ctx, Locale } from '../context.ts';
import { hashCode } from '../secrets/codeHash.ts';
import type { Mail } from './mailer.ts';
import { maySignIn } from './maySignIn.ts';

/**
 * Makes a request's code, sends it and stores its hash. A stored hash means that the code was sent, so a second run does nothing, and a run after a failed
 * delivery sends a new code. Addresses that may not sign in get nothing.
 */
export async function sendSignInCode(ctx: Ctx, { codeId }: { codeId: string }): Promise<void> {
  const request = await ctx.db.signInCode.findUnique({ where: { id: codeId } });
  if (request === null || request.codeHash !== '' || request.usedAt !== null || request.expiresAt <= ctx.now()) return;
  if (!maySignIn(ctx.signInAllow(), request.email)) return;
  const user = await ctx.db.user.findUnique({ where: { email: request.email }, select: { language: true } });
  const code = ctx.testCode ?? makeCode();
  const codeHash = await hashCode(code);
  await ctx.mailer.send(writeMail(request.email, code, user?.language ?? null));
  await ctx.db.signInCode.updateMany({ where: { id: codeId, codeHash: '' }, data: { codeHash } });
}

function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

const texts: Record<Locale, (code: string) => string> = {
  en: (code) =>
    `Your NOA sign-in code is ${code}. It works once, within 10 minutes. If you did not ask for it, ignore this message.`,
  ru: (code) =>
    `Ваш код для входа в NOA: ${code}. Он действует один раз, в течение 10 минут. Если вы его не запрашивали, ничего не делайте.`,
};

/** If the user has not chosen a language, the mail is in both. */
function writeMail(to: string, code: string, language: string | null): Mail {
  if (language === 'ru') return { to, subject: `Код для входа в NOA: ${code}`, text: texts.ru(code) };
  const text = language === 'en' ? texts.en(code) : `${texts.en(code)}\n\n${texts.ru(code)}`;
  return { to, subject: `NOA sign-in code: ${code}`, text };
}
