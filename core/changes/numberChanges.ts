import type { Ctx } from '../context.ts';
import { inTransaction } from '../inTransaction.ts';

/** One numbering at a time, in every process: `noa` `chg`. */
const lockKey = 0x6e6f_6163;

/**
 * Gives the next numbers to changes that have none, projects before their candidates, and candidates before their scores. Transactions become visible in another
 * order than they wrote in, so numbers given while writing would appear behind a reader who has already passed them. Here they are given to committed rows only, and one call ends before the next begins, so the order of
 * numbers is the order in which they become visible. A row that is just being written is skipped: once committed, it waits for a number again.
 */
export function numberChanges(ctx: Pick<Ctx, 'db'>, { take }: { take: number }): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${lockKey}::bigint)`;
    await tx.$executeRaw`
      with fresh as materialized (
        select type, entity_id from changes where number is null order by type, entity_id limit ${take}::int for no key update skip locked
      ), numbered as materialized (
        select type, entity_id, nextval('change_numbers') as number from fresh
      )
      update changes set number = numbered.number from numbered where changes.type = numbered.type and changes.entity_id = numbered.entity_id`;
  });
}
