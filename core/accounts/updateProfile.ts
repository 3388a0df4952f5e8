import { z } from 'zod';
import type { Digest, User } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { limitedText } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';

export interface UpdateProfileInput {
  fullName?: string | null | undefined;
  /** A label; grants nothing. */
  role?: string | null | undefined;
  language?: string | null | undefined;
  theme?: string | null | undefined;
  /** Whether browsers that allow it show notifications while NOA is not in view. */
  notifyOnDesktop?: boolean | null | undefined;
  /** Whether mentions are also sent by e-mail. */
  notifyByEmail?: boolean | null | undefined;
  /** How often a digest of what happened is sent by e-mail. */
  digest?: Digest | null | undefined;
  /** False shows the tour of the first page again. */
  tourSeen?: boolean | null | undefined;
}

const input = z.object({
  fullName: limitedText(200)
    .transform((name) => name || null)
    .nullish(),
  role: z.enum(['Admin', 'Manager', 'Recruiter', 'Viewer'], 'Choose Admin, Manager, Recruiter or Viewer.').nullish(),
  language: z.enum(['en', 'ru'], 'Choose en or ru.').nullish(),
  theme: z.enum(['light', 'dark', 'system'], 'Choose light, dark or system.').nullish(),
  notifyOnDesktop: z.boolean().nullish(),
  notifyByEmail: z.boolean().nullish(),
  digest: z.enum(['OFF', 'DAILY', 'WEEKLY'], 'Choose OFF, DAILY or WEEKLY.').nullish(),
  tourSeen: z.boolean().nullish(),
});

/**
 * Changes the fields that are given; null clears one.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function updateProfile(ctx: Ctx, changes: UpdateProfileInput): Promise<User> {
  const { userId } = requireViewer(ctx);
  const { notifyOnDesktop, notifyByEmail, digest, tourSeen, ...texts } = parseInput(input, changes);
  const choices = {
    notifyOnDesktop: notifyOnDesktop ?? undefined,
    notifyByEmail: notifyByEmail ?? undefined,
    digest: digest ?? undefined,
    tourSeen: tourSeen ?? undefined,
  };
  // The first digest covers what happens from now on.
  if (digest) await ctx.db.user.updateMany({ where: { id: userId, digest: 'OFF' }, data: { digestSentAt: ctx.now() } });
  return ctx.db.user.update({ where: { id: userId }, data: omitUndefined({ ...texts, ...choices }) });
}

function omitUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
