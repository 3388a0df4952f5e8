import { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { bestOfPerson } from './ranking/bestOfPerson.ts';
import { weightedOverall } from './weightedOverall.ts';

/** Scores from `from` up to `to`; `to` itself belongs to the next bucket, except in the last one. */
export interface ScoreBucket {
  from: number;
  to: number;
  count: number;
}

const width = 10;
const buckets = 100 / width;

/**
 * Distribution of the overall scores of a project's listed candidates under the default weights: ten buckets of ten points, empty ones with 0. Candidates
 * without a score are not counted.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function scoreDistribution(ctx: Ctx, { projectId }: { projectId: string }): Promise<ScoreBucket[]> {
  requireViewer(ctx);
  const overall = await weightedOverall(ctx, null);
  const listed = Prisma.sql`candidates.project_id = ${projectId}::uuid and ${isActive}`;
  const rows = await ctx.db.$queryRaw<{ bucket: number; count: number }[]>`
    select least(${buckets - 1}::int, floor(${overall} / ${width}::int))::int as bucket, count(*)::int as count
    from candidates join candidate_scores on candidate_scores.candidate_id = candidates.id
    where ${listed} and ${bestOfPerson(listed, overall)} and ${overall} is not null
    group by bucket`;
  const counts = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  return Array.from({ length: buckets }, (_, bucket) => ({
    from: bucket * width,
    to: (bucket + 1) * width,
    count: counts.get(bucket) ?? 0,
  }));
}
