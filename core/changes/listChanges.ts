import type { ChangeType } from '../../prisma/generated/enums.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { readChangeToken, writeChangeToken, wrongToken } from './changeToken.ts';
import { numberChanges } from './numberChanges.ts';

/** Something that was written or deleted. */
export interface Change {
  type: ChangeType;
  /** Of the candidate (also for its score and its stage) or the project (also for its requirements). */
  id: string;
  deleted: boolean;
  at: Date;
}

export interface ChangePage {
  items: Change[];
  /** The token to continue with; also when there is nothing new. */
  next: string;
  hasMore: boolean;
}

export interface ListChangesInput {
  /** `next` of the page before; absent: from the beginning. */
  since?: string | null | undefined;
  /** 1 to 500. */
  take: number;
}

interface NumberedChange extends Change {
  number: bigint;
}

/**
 * What changed since a token, oldest first. Only the newest change of each row is kept, so the feed never has more entries than there are or were rows. A token
 * never skips a change and never repeats one.
 *
 * @throws AppError UNAUTHENTICATED; INVALID_INPUT for a token of something else, or of a later state than the database's (restored from a backup)
 */
export async function listChanges(ctx: Ctx, { since, take }: ListChangesInput): Promise<ChangePage> {
  requireViewer(ctx);
  const after = since ? readChangeToken(since) : 0n;
  let rows = await readNumbered(ctx, after, take + 1);
  // Numbered changes come first, so each call numbers no more than it returns.
  if (rows.length <= take) {
    await numberChanges(ctx, { take: take + 1 - rows.length });
    // Read again even if none was numbered here: another reader may have done so while this one waited for the lock.
    rows = await readNumbered(ctx, after, take + 1);
  }
  if (rows.length === 0 && after > 0n) await refuseFuture(ctx, after);
  const items = rows.slice(0, take);
  return {
    items: items.map(({ number: _number, ...change }) => change),
    next: writeChangeToken(items.at(-1)?.number ?? after),
    hasMore: rows.length > take,
  };
}

function readNumbered({ db }: Ctx, after: bigint, take: number): Promise<NumberedChange[]> {
  return db.$queryRaw<NumberedChange[]>`
    select type, entity_id::text as id, deleted, at, number from changes where number > ${after}::bigint order by number limit ${take}::int`;
}

async function refuseFuture({ db }: Ctx, after: bigint): Promise<void> {
  const [sequence] = await db.$queryRaw<{ last: bigint }[]>`select last_value as last from change_numbers`;
  if (sequence && after > sequence.last)
    throw wrongToken('This token is newer than the data, which was probably restored from a backup. Read from the beginning.');
}
