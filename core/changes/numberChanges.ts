import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';

/** Advisory lock: only one process numbers at a time. The bytes of `noa` and `chg`. */
const lockKey = 0x6e6f_6163;

/**
 * Gives the next numbers to changes that have none, projects before their candidates, and candidates before their scores. Transactions may commit in another
 * order than they wrote in, so a number given while writing could become visible after a reader has passed it. Here only committed rows get numbers, one call
 * at a time, so numbers become visible in order. A row that is just being written is skipped; it gets its number once it is committed.
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
