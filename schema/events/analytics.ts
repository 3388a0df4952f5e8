import type { AnalyticsPeriod } from '../../core/analytics/analyticsPeriod.ts';
import type { Figures } from '../../core/analytics/readFigures.ts';
import type { StageFlow } from '../../core/analytics/readFlow.ts';
import type { TopPosition } from '../../core/analytics/readTopPositions.ts';
import { type AnalyticsSummary, summarizeAnalytics } from '../../core/analytics/summarizeAnalytics.ts';
import type { CandidateSource } from '../../prisma/generated/enums.ts';
import { builder } from '../builder.ts';
import { CandidateSourceType, StageType } from '../common/enums.ts';
import { ProjectType } from '../projects/project.ts';

export const AnalyticsPeriodType = builder.enumType('AnalyticsPeriod', {
  description: 'A number of days that ends now.',
  values: { DAYS_7: { value: '7d' }, DAYS_30: { value: '30d' }, DAYS_90: { value: '90d' } } as const satisfies Record<
    string,
    { value: AnalyticsPeriod }
  >,
});

const FiguresType = builder.objectRef<Figures>('AnalyticsFigures').implement({
  fields: (t) => ({
    hires: t.exposeInt('hires', { description: 'Candidates who reached Hired and are still there.' }),
    interviews: t.exposeInt('interviews', { description: 'Candidates who reached Interview, or had an appointment.' }),
    avgTimeToHireDays: t.exposeFloat('avgTimeToHireDays', { nullable: true, description: 'Null: nobody was hired.' }),
    offerAcceptance: t.exposeFloat('offerAcceptance', {
      nullable: true,
      description: 'In percent of the offers that were decided.',
    }),
  }),
});

const SourceCountType = builder.objectRef<{ source: CandidateSource; count: number }>('SourceCount').implement({
  fields: (t) => ({ source: t.expose('source', { type: CandidateSourceType }), count: t.exposeInt('count') }),
});

const PipelineCountType = builder
  .objectRef<{ stage: keyof AnalyticsSummary['pipeline']; count: number }>('PipelineCount')
  .implement({
    fields: (t) => ({ stage: t.expose('stage', { type: StageType }), count: t.exposeInt('count') }),
  });

const StageFlowType = builder.objectRef<StageFlow>('StageFlow').implement({
  fields: (t) => ({
    stage: t.expose('stage', { type: StageType }),
    left: t.exposeInt('left', { description: 'Candidates who left the stage in the period.' }),
    wentOn: t.exposeInt('wentOn', { description: 'Of these, those who went on to a later stage.' }),
    conversion: t.exposeFloat('conversion', { nullable: true, description: '`wentOn` of `left` in percent.' }),
    averageDays: t.exposeFloat('averageDays', { nullable: true, description: 'Mean time in the stage of those who left.' }),
  }),
});

const TopPositionType = builder.objectRef<TopPosition>('TopPosition').implement({
  fields: (t) => ({
    project: t.field({ type: ProjectType, nullable: false, resolve: ({ project }) => project }),
    candidates: t.exposeInt('candidates', { description: 'People in the position now.' }),
    stage: t.expose('stage', { type: StageType, nullable: true, description: 'The furthest that somebody is in.' }),
    timeToHireDays: t.exposeFloat('timeToHireDays', { nullable: true, description: 'Of those hired in the period.' }),
  }),
});

const SummaryType = builder.objectRef<AnalyticsSummary>('AnalyticsSummary').implement({
  fields: (t) => ({
    from: t.field({ type: 'DateTime', resolve: ({ span }) => span.from }),
    to: t.field({ type: 'DateTime', resolve: ({ span }) => span.to }),
    figures: t.field({ type: FiguresType, resolve: (summary) => summary }),
    previous: t.field({
      type: FiguresType,
      nullable: true,
      description: 'The period before; null when NOA was not in use through all of it.',
      resolve: ({ previous }) => previous,
    }),
    hiresTrend: t.intList({ description: 'Four equal parts of the period, oldest first.', resolve: ({ trend }) => trend.hires }),
    offersTrend: t.intList({ resolve: ({ trend }) => trend.offers }),
    pipeline: t.field({
      type: [PipelineCountType],
      description: 'How many people are in each stage now.',
      resolve: ({ pipeline }) =>
        Object.entries(pipeline).map(([stage, count]) => ({ stage: stage as keyof typeof pipeline, count })),
    }),
    flow: t.field({
      type: [StageFlowType],
      description: 'Applied to Offer: time in the stage, and how many went on.',
      resolve: ({ flow }) => flow,
    }),
    topPositions: t.field({
      type: [TopPositionType],
      description: 'The three positions with the most people.',
      resolve: ({ topPositions }) => topPositions,
    }),
    sources: t.field({
      type: [SourceCountType],
      description: 'Where the candidates of the period came from, most frequent first.',
      resolve: ({ sources }) => Object.entries(sources).map(([source, count]) => ({ source: source as CandidateSource, count })),
    }),
  }),
});

builder.queryField('analyticsSummary', (t) =>
  t.field({
    type: SummaryType,
    description: 'Hires, interviews, offers and sources of a period, over all positions.',
    args: { period: t.arg({ type: AnalyticsPeriodType, defaultValue: '30d' }) },
    extensions: { cost: 50 },
    resolve: (_root, { period }, ctx) => summarizeAnalytics(ctx, { period: period ?? '30d' }),
  }),
);
