import type { Prisma, Screening } from '../../../prisma/generated/client.ts';
import type { Ctx } from '../../context.ts';
import { closeUpload } from '../finishUpload.ts';

/** Milliseconds between renewals of a server's lease, when it also looks for uploads of dead servers. */
export const renewEvery = 2_000;

/** A server that has not renewed its lease for so many milliseconds is dead. */
const leaseSeconds = 10;

/** Milliseconds that a browser has to continue its upload with a living server. It retries by itself. */
const graceSeconds = 60;

/** Uses the database's clock throughout, because the servers' clocks may differ. */
export async function renewServerLease({ db }: Pick<Ctx, 'db'>, { serverId }: { serverId: string }): Promise<void> {
  await db.$executeRaw`
    insert into server_leases (id) values (${serverId}::uuid) on conflict (id) do update set seen_at = now()`;
}

/** Ends the lease of a server that stops, so that nobody has to wait for it to run out. */
export async function endServerLease({ db }: Pick<Ctx, 'db'>, { serverId }: { serverId: string }): Promise<void> {
  await db.$executeRaw`delete from server_leases where id = ${serverId}::uuid`;
}

/** Records that the upload's files arrive at this server. Lock the screening first. */
export async function holdUpload(
  { serverId }: Pick<Ctx, 'serverId'>,
  tx: Prisma.TransactionClient,
  { id, state, ...screening }: Screening,
): Promise<void> {
  if (state !== 'UPLOADING' || (screening.serverId === serverId && screening.orphanedAt === null)) return;
  await tx.screening.update({ where: { id }, data: { serverId, orphanedAt: null } });
}

/**
 * Ends uploads whose server died and whose browser has not returned within a minute; their screenings continue with the files that arrived. The minute starts
 * when a living server notices, so that browsers have it even after an outage of all servers. Any server may call it at any time.
 *
 * @returns how many uploads were ended
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
