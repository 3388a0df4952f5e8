import type { Prisma, Screening } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { closeUpload } from '../finishUpload.ts';

/** How often a server renews its lease and looks for uploads of dead ones. Milliseconds. */
export const renewEvery = 2_000;

/** A server that has said nothing for so long is dead. */
const leaseSeconds = 10;

/** How long a browser has to come back to a living server. It tries again by itself as soon as one answers. */
const graceSeconds = 60;

/** The database's clock throughout: the servers' own may differ. */
export async function renewServerLease({ db }: Pick<Ctx, 'db'>, { serverId }: { serverId: string }): Promise<void> {
  await db.$executeRaw`
    insert into server_leases (id) values (${serverId}::uuid) on conflict (id) do update set seen_at = now()`;
}

/** For a server that stops: nobody has to wait for its lease to run out. */
export async function endServerLease({ db }: Pick<Ctx, 'db'>, { serverId }: { serverId: string }): Promise<void> {
  await db.$executeRaw`delete from server_leases where id = ${serverId}::uuid`;
}

/** Files arrive here, so from now on the upload depends on this server. Call it with the screening locked. */
export async function holdUpload(
  { serverId }: Pick<Ctx, 'serverId'>,
  tx: Prisma.TransactionClient,
  { id, state, ...screening }: Screening,
): Promise<void> {
  if (state !== 'UPLOADING' || (screening.serverId === serverId && screening.orphanedAt === null)) return;
  await tx.screening.update({ where: { id }, data: { serverId, orphanedAt: null } });
}

/**
 * Ends uploads whose server died and whose browser has not come back within a minute: their screenings go on with the files that arrived. The minute begins when
 * a living server sees it, so that browsers have it after an outage of all servers too. Any server may do this at any time.
 *
 * @returns how many it ended
 */
export async function closeOrphanedUploads(ctx: Ctx): Promise<number> {
  await ctx.db.$executeRaw`
    with dead as (delete from server_leases where seen_at < now() - make_interval(secs => ${leaseSeconds}))
    update screenings set orphaned_at = now()
    where state = 'UPLOADING' and orphaned_at is null and server_id is not null and not exists (
      select from server_leases where id = server_id and seen_at >= now() - make_interval(secs => ${leaseSeconds}))`;
  const orphaned = await ctx.db.$queryRaw<{ id: string }[]>`
    select id::text as id from screenings
    where state = 'UPLOADING' and orphaned_at < now() - make_interval(secs => ${graceSeconds})`;
  for (const { id } of orphaned) await closeUpload(ctx, { screeningId: id });
  return orphaned.length;
}
