import { Prisma } from '../../prisma/generated/client.ts';
import { type CandidateSource, Stage } from '../../prisma/generated/enums.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { countPersons } from '../candidates/counts/countPersons.ts';
import type { Ctx } from '../context.ts';
import { readFromReplica } from '../database/readFromReplica.ts';
import { type AnalyticsPeriod, periodUntilNow } from './analyticsPeriod.ts';
import { type Figures, readFigures, type Span } from './readFigures.ts';
import { readFlow, type StageFlow } from './readFlow.ts';
import { readTopPositions, type TopPosition } from './readTopPositions.ts';

/** Equal parts of a period. */
const buckets = 4;

export interface AnalyticsSummary extends Figures {
  span: Span;
  /** Candidates who reached the stage, in four equal parts of the period, oldest first. */
  trend: { hires: number[]; offers: number[] };
  /** How many people are in each stage now, in the order of the pipeline. */
  pipeline: Record<Stage, number>;
  /** Where the candidates of the period came from, most frequent first; sources without any are left out. */
  sources: Partial<Record<CandidateSource, number>>;
  /** Time in each stage, and how many went on from it. */
  flow: StageFlow[];
  /** At most three. */
  topPositions: TopPosition[];
  /** The same figures of the period before; null when NOA was not in use through all of it. */
  previous: Figures | null;
}

/**
 * The figures of recruiting over all positions, from changes of stage and appointments.
 *
 * @throws AppError UNAUTHENTICATED
 */
export function summarizeAnalytics(ctx: Ctx, input: { period: AnalyticsPeriod }): Promise<AnalyticsSummary> {
  return readFromReplica(ctx, (copy) => summarize(copy, input));
}

async function summarize(ctx: Ctx, { period }: { period: AnalyticsPeriod }): Promise<AnalyticsSummary> {
  requireViewer(ctx);
  const span = periodUntilNow(ctx, period);
  const before = { from: new Date(2 * span.from.getTime() - span.to.getTime()), to: span.from };
  const first = await ctx.db.project.findFirst({ orderBy: { createdAt: 'asc' }, select: { createdAt: true } });
  const inUse = first !== null && first.createdAt <= before.from;
  const [figures, trend, pipeline, sources, flow, topPositions, previous] = await Promise.all([
    readFigures(ctx, span),
    readTrend(ctx, span),
    countStages(ctx),
    countSources(ctx, span),
    readFlow(ctx, span),
    readTopPositions(ctx, span),
    inUse ? readFigures(ctx, before) : null,
  ]);
  return { span, ...figures, trend, pipeline, sources, flow, topPositions, previous };
}

async function readTrend(ctx: Ctx, span: Span): Promise<AnalyticsSummary['trend']> {
  const [hires, offers] = await Promise.all([
    countByPart(
      ctx,
      span,
      Prisma.sql`activities join candidates on candidates.id = activities.candidate_id and candidates.stage = 'HIRED'`,
      'HIRED',
    ),
    countByPart(ctx, span, Prisma.sql`activities`, 'OFFER'),
  ]);
  return { hires, offers };
}

/** How many candidates of `moves` reached the stage in each part of the span. */
async function countByPart(ctx: Ctx, { from, to }: Span, moves: Prisma.Sql, stage: Stage): Promise<number[]> {
  const length = (to.getTime() - from.getTime()) / buckets;
  const ends = Array.from({ length: buckets + 1 }, (_, index) => new Date(from.getTime() + index * length));
  const counts = ends.slice(1).map(
    (end, index) => Prisma.sql`
    (count(distinct candidate_id) filter (where activities.created_at >= ${ends[index]} and activities.created_at < ${end}))::int`,
  );
  const [row] = await ctx.db.$queryRaw<{ counts: number[] }[]>`
    select array[${Prisma.join(counts)}] as counts from ${moves}
    where type = 'STAGE_CHANGE' and to_stage = ${stage}::stage and activities.created_at >= ${from} and activities.created_at < ${to}`;
  return row?.counts ?? [];
}

async function countStages(ctx: Ctx): Promise<Record<Stage, number>> {
  const rows = await ctx.db.$queryRaw<{ stage: Stage; count: number }[]>`
    select stage, ${countPersons} as count from candidates where archived_at is null and merged_into_id is null group by stage`;
  const counts = new Map(rows.map(({ stage, count }) => [stage, count]));
  return Object.fromEntries(Object.values(Stage).map((stage) => [stage, counts.get(stage) ?? 0])) as Record<Stage, number>;
}

async function countSources(ctx: Ctx, { from, to }: Span): Promise<AnalyticsSummary['sources']> {
  const rows = await ctx.db.$queryRaw<{ source: CandidateSource; count: number }[]>`
    select source, count(*)::int as count from candidates
    where merged_into_id is null and created_at >= ${from} and created_at < ${to}
    group by source order by count(*) desc, source`;
  return Object.fromEntries(rows.map(({ source, count }) => [source, count]));
}
