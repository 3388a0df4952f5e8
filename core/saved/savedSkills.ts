import { requireViewer } from '../access/requireViewer.ts';
import { skillKeys } from '../candidates/candidateFilter.ts';
import type { Ctx } from '../context.ts';
import { readPrivacy } from '../privacy/readPrivacy.ts';

export interface SavedSkill {
  /** The skill as one of the candidates spells it. */
  name: string;
  /** How many saved candidates have it. */
  count: number;
}

/**
 * The skills of the viewer's saved candidates, most common first. In blind review only skills of several candidates, because a unique one could identify its
 * candidate.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function savedSkills(ctx: Ctx, { take }: { take: number }): Promise<SavedSkill[]> {
  const { userId } = requireViewer(ctx);
  const { blind } = await readPrivacy(ctx);
  const rows = await ctx.db.$queryRaw<{ key: string; count: number; printed: string[] }[]>`
    with common as (
      select key, count(*)::int as count, min(candidates.id::text)::uuid as sample
      from saved_candidates join candidates on candidates.id = saved_candidates.candidate_id
        cross join lateral unnest(candidates.skill_keys) as key
      where saved_candidates.user_id = ${userId}::uuid
      group by key having count(*) >= ${blind ? 2 : 1}::int
      order by 2 desc, 1 limit ${take}::int)
    select common.key, common.count, candidates.skills as printed
    from common join candidates on candidates.id = common.sample order by common.count desc, common.key`;
  return rows.map(({ key, count, printed }) => ({ name: printed.find((name) => skillKeys(name).includes(key)) ?? key, count }));
}
