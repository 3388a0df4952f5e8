import { z } from 'zod';
import type { User } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { maySignIn } from './maySignIn.ts';

const input = z.object({ search: limitedText(longestTexts.word).nullish(), take: z.int().min(1).max(50) });

/** Users read from the database, before those who may no longer sign in are left out. */
const readFactor = 4;

/**
 * Colleagues whom a note can mention, ordered by name: their name or e-mail address has a word that begins with `search`. Leaves out the viewer and everyone
 * who may no longer sign in.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function findUsers(ctx: Ctx, given: { search?: string | null | undefined; take: number }): Promise<User[]> {
  const { userId } = requireViewer(ctx);
  const { search, take } = parseInput(input, given);
  const words = (search ?? '').replace(/[\\%_]/gu, '\\$&');
  const ids = await ctx.db.$queryRaw<{ id: string }[]>`
    select id::text as id from users
    where id <> ${userId}::uuid
      and (' ' || fold_text(coalesce(full_name, '')) like '% ' || fold_text(${words}) || '%' or lower(email) like lower(${words}) || '%')
    order by fold_text(coalesce(nullif(trim(full_name), ''), email)), id limit ${take * readFactor}`;
  const users = await ctx.db.user.findMany({ where: { id: { in: ids.map(({ id }) => id) } } });
  const byId = new Map(users.map((user) => [user.id, user]));
  return ids
    .flatMap(({ id }) => byId.get(id) ?? [])
    .filter(({ email }) => maySignIn(ctx.signInAllow(), email))
    .slice(0, take);
}
