import { type CandidateSource, Stage } from '../../prisma/generated/enums.ts';
import { countPersons } from '../candidates/countPersons.ts';
import type { Ctx } from '../context.ts';
import { requireViewer } from '../requireViewer.ts';
import { type Figures, readFigures, type Span } from './readFigures.ts';

/** Periods that end now, in days. */
export const analyticsPeriods = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type AnalyticsPeriod = keyof typeof analyticsPeriods;

/** Equal parts of a period. */
const buckets = 4;
const day = 86_400_000;

export interface AnalyticsSummary extends Figures {
  span: Span;
  /** Candidates who reached the stage, in four equal parts of the period, oldest first. */
  trend: { hires: number[]; offers: number[] };
  /** How many people are in each stage now, in the order of the pipeline. */
  pipeline: Record<Stage, number>;
  /** Where the candidates of the period came from, most frequent first; sources without any are left out. */
  sources: Partial<Record<CandidateSource, number>>;
  /** The same figures of the period before; null when NOA was not in use through all of it. */
  previous: Figures | null;
}

/**
 * The figures of recruiting over all positions, from changes of stage and appointments.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function summarizeAnalytics(ctx: Ctx, { period }: { period: AnalyticsPeriod }): Promise<AnalyticsSummary> {
  requireViewer(ctx);
  const length = analyticsPeriods[period] * day;
  const to = ctx.now();
  const span = { from: new Date(to.getTime() - length), to };
  const before = { from: new Date(span.from.getTime() - length), to: span.from };
  const first = await ctx.db.project.findFirst({ orderBy: { createdAt: 'asc' }, select: { createdAt: true } });
  const inUse = first !== null && first.createdAt <= before.from;
  return {
    span,
    ...(await readFigures(ctx, span)),
    trend: await readTrend(ctx, span),
    pipeline: await countStages(ctx),
    sources: await countSources(ctx, span),
    previous: inUse ? await readFigures(ctx, before) : null,
  };
}

async function readTrend(ctx: Ctx, { from, to }: Span): Promise<AnalyticsSummary['trend']> {
  const rows = await ctx.db.$queryRaw<{ stage: Stage; bucket: number; count: number }[]>`
    select to_stage as stage, width_bucket(extract(epoch from activities.created_at), extract(epoch from ${from}::timestamptz),
      extract(epoch from ${to}::timestamptz), ${buckets}::int) as bucket, count(distinct candidates.id)::int as count
    from activities join candidates on candidates.id = activities.candidate_id
    where type = 'STAGE_CHANGE' and activities.created_at >= ${from} and activities.created_at < ${to}
      and (to_stage = 'OFFER' or (to_stage = 'HIRED' and candidates.stage = 'HIRED'))
    group by 1, 2`;
  const line = (wanted: Stage) =>
    Array.from(
      { length: buckets },
      (_, index) => rows.find((row) => row.stage === wanted && row.bucket === index + 1)?.count ?? 0,
    );
  return { hires: line('HIRED'), offers: line('OFFER') };
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
