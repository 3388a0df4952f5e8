import { z } from 'zod';
import { analyticsPeriods } from '../../../core/analytics/analyticsPeriod.ts';
import type { Figures } from '../../../core/analytics/readFigures.ts';
import { summarizeAnalytics } from '../../../core/analytics/summarizeAnalytics.ts';
import { CandidateSource, Stage } from '../../../prisma/generated/enums.ts';
import { sourceNames, stageNames, Time } from '../formats.ts';
import { problems, type RestScope } from '../route.ts';

const fields = {
  hires: z.int().describe('Candidates who reached Hired and are still there.'),
  interviews: z.int().describe('Candidates who reached Interview, or had an appointment.'),
  avg_time_to_hire_days: z.number().nullable().describe('From arrival to hire; null when nobody was hired.'),
  offer_acceptance: z.number().nullable().describe('Accepted offers in percent of the decided ones; null when none was decided.'),
};
const parts = z.array(z.int()).length(4).describe('Four equal parts of the period, oldest first.');

const AnalyticsSummary = z
  .object({
    ...fields,
    from: Time,
    to: Time,
    trend: z.object({ hires: parts, offers: parts }),
    pipeline: z.record(z.string(), z.int()).describe('How many people are in each stage now.'),
    sources: z.record(z.string(), z.int()).describe('Where the candidates of the period came from.'),
    previous: z
      .object(fields)
      .nullable()
      .describe('The period before, of the same length; null when NOA was not in use through all of it.'),
  })
  .meta({ id: 'AnalyticsSummary' });

const present = ({ hires, interviews, avgTimeToHireDays, offerAcceptance }: Figures) => ({
  hires,
  interviews,
  avg_time_to_hire_days: avgTimeToHireDays,
  offer_acceptance: offerAcceptance,
});

export function analyticsRoutes(scope: RestScope): void {
  scope.get(
    '/analytics/summary',
    {
      schema: {
        tags: ['analytics'],
        summary: 'Hires, interviews, offers and sources of a period that ends now, over all positions',
        querystring: z.object({
          period: z.enum(Object.keys(analyticsPeriods) as (keyof typeof analyticsPeriods)[]).default('30d'),
        }),
        response: { 200: AnalyticsSummary, ...problems },
      },
    },
    async ({ ctx, query }) => {
      const {
        span,
        trend,
        pipeline,
        sources,
        previous,
        flow: _flow,
        topPositions: _top,
        ...figures
      } = await summarizeAnalytics(ctx, query);
      return {
        ...present(figures),
        from: span.from.toISOString(),
        to: span.to.toISOString(),
        trend,
        pipeline: Object.fromEntries(Object.values(Stage).map((stage) => [stageNames.format(stage), pipeline[stage]])),
        sources: Object.fromEntries(
          Object.values(CandidateSource).flatMap((source) =>
            sources[source] ? [[sourceNames.format(source), sources[source]]] : [],
          ),
        ),
        previous: previous && present(previous),
      };
    },
  );
}
