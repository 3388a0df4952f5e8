import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { type DuplicateReason, sharedReasons } from './personKeys.ts';

/** Another candidate of the position that is taken for the same person. */
export interface SamePerson {
  candidateId: string;
  /** Empty when only a third document links the two. */
  reasons: DuplicateReason[];
}

interface Pair {
  id: string;
  other: string;
  keys: string[];
  otherKeys: string[];
}

/**
 * For each of some candidates, the other candidates taken for the same person, oldest first; archived, merged and unread ones are left out.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function listSamePersons(
  ctx: Ctx,
  { candidateIds }: { candidateIds: readonly string[] },
): Promise<Map<string, SamePerson[]>> {
  requireViewer(ctx);
  const pairs = await ctx.db.$queryRaw<Pair[]>`
    select one.id::text as id, other.id::text as other, one.person_keys as keys, other.person_keys as "otherKeys"
    from candidates one
      join candidates other on other.project_id = one.project_id and other.person_id = one.person_id and other.id <> one.id
    where one.id = any(${[...candidateIds]}::uuid[]) and one.person_id is not null
      and other.archived_at is null and other.merged_into_id is null and not other.unread
    order by one.id, other.id`;
  const others = new Map<string, SamePerson[]>();
  for (const { id, other, keys, otherKeys } of pairs) {
    const known = others.get(id) ?? [];
    known.push({ candidateId: other, reasons: sharedReasons(keys, otherKeys) });
    others.set(id, known);
  }
  return others;
}
