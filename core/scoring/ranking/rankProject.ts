import { requireViewer } from '../../access/requireViewer.ts';
import { isActive } from '../../candidates/activeCandidate.ts';
import type { Ctx } from '../../context.ts';
import { readPrivacy } from '../../privacy/readPrivacy.ts';
import { type FacetWeight, weightedOverall } from '../weightedOverall.ts';
import { rankingOrder, shownNameOrder } from './bestOfPerson.ts';

/** All candidates of a position, best first. */
export interface ProjectRanking {
  /** 16 bytes per candidate. */
  ids: Buffer;
  /** The score in tenths, 0 to 1000; -1 = not scored. */
  tenths: Int16Array;
}

/**
 * Ranks a whole position under the given weights, for comparison with the browser's own ranking.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function rankProject(
  ctx: Ctx,
  { projectId, weights }: { projectId: string; weights: readonly FacetWeight[] },
): Promise<ProjectRanking> {
  requireViewer(ctx);
  const overall = await weightedOverall(ctx, weights);
  const names = shownNameOrder(await readPrivacy(ctx));
  // A single row: a hundred thousand row objects would cost more than the ranking itself.
  const [row] = await ctx.db.$queryRaw<{ ids: Uint8Array | null; tenths: Uint8Array | null }[]>`
    with ranked as (
      select candidates.id, ${overall} as overall, row_number() over (order by ${rankingOrder(overall, names)}) as place
      from candidates left join candidate_scores on candidate_scores.candidate_id = candidates.id
      where candidates.project_id = ${projectId}::uuid and ${isActive}
    )
    select string_agg(uuid_send(id), '' order by place) as ids,
      string_agg(int2send(coalesce(round(overall * 10), -1)::int2), '' order by place) as tenths
    from ranked`;
  const bytes = Buffer.from(row?.tenths ?? []);
  const tenths = Int16Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16BE(index * 2));
  return { ids: Buffer.from(row?.ids ?? []), tenths };
}
