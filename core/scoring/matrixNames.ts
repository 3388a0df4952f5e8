import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { readFromReplica } from '../database/readFromReplica.ts';
import { candidateLabel } from '../privacy/candidateLabel.ts';
import { isHidden, readPrivacy } from '../privacy/readPrivacy.ts';
import { nameOrder } from './ranking/bestOfPerson.ts';

/**
 * The names of candidates, in the order of the given ids: 16 bytes each, as in `ScoreMatrix.ids`. In blind review, a label for everyone whose name was not opened.
 *
 * @throws AppError UNAUTHENTICATED
 */
export function matrixNames(ctx: Ctx, ids: Buffer): Promise<string[]> {
  return readFromReplica(ctx, (copy) => readNames(copy, ids));
}

async function readNames(ctx: Ctx, ids: Buffer): Promise<string[]> {
  requireViewer(ctx);
  const digits = Array.from({ length: ids.length / 16 }, (_, row) => ids.toString('hex', row * 16, row * 16 + 16));
  const rows = await ctx.db.$queryRaw<{ id: string; name: string }[]>`
    select asked.id::text as id, ${nameOrder} as name
    from unnest(string_to_array(${digits.join()}, ',')::uuid[]) with ordinality as asked (id, place)
      left join candidates on candidates.id = asked.id
    order by asked.place`;
  const privacy = await readPrivacy(ctx);
  return rows.map(({ id, name }) => (isHidden(privacy, id) ? candidateLabel(id, ctx.locale) : name));
}
