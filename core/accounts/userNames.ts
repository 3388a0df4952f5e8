import type { Ctx } from '../context.ts';

/** Names, else e-mail addresses, of users by id. Users who are gone are absent. */
export async function userNames({ db }: Pick<Ctx, 'db'>, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const users = await db.user.findMany({ where: { id: { in: known } }, select: { id: true, email: true, fullName: true } });
  return new Map(users.map(({ id, email, fullName }) => [id, fullName?.trim() || email]));
}
