import { z } from 'zod';
import { type AnalyticsPeriod, analyticsPeriods } from '../../../core/analytics/analyticsPeriod.ts';
import { type ImpactReport, impactReport } from '../../../core/fairness/impact/impactReport.ts';
import { importSelfReports } from '../../../core/fairness/selfReports/importSelfReports.ts';
import { longestCsv } from '../../../core/fairness/selfReports/longestCsv.ts';
import { type NameSwap, readNameSwap } from '../../../core/nameSwap/readNameSwap.ts';
import { idParams, namesThings, problems, type RestScope } from '../route.ts';

const tags = ['fairness'];

const Row = z.object({
  sex: z.string().nullable(),
  race_ethnicity: z.string().nullable(),
  count: z.int(),
  above: z.int().describe("Of these, how many score above the sample's median."),
  scoring_rate: z.number().describe('`above` of `count`, 0 to 1.'),
  share: z.number().describe('Of the people whose category is known, 0 to 1.'),
  apart: z.boolean().describe('Under 2 % of those people: compared with nobody.'),
  highest: z.boolean(),
  impact_ratio: z
    .number()
    .nullable()
    .describe('Scoring rate by the highest one. Null: set apart, or nobody is above the median.'),
  fisher_p: z.number().nullable().describe("Two-sided p of Fisher's exact test against the category with the highest rate."),
});

const MeasuredSwap = z.object({
  measured_on: z.iso.date(),
  people: z.int().describe('Made-up CVs that were screened twice, with names and other signs of gender swapped.'),
  score_changes: z.int(),
  order_changes: z.int(),
  versions: z.record(z.string(), z.string()).describe('Of the plugins that were measured.'),
  current: z.boolean().describe('The plugins that score now are those that were measured.'),
});

const Report = z
  .object({
    people: z.int().describe('People who have a score: the sample.'),
    self_reported: z.int().describe('Of these, how many said something of themselves.'),
    median: z.number().nullable(),
    name_swap: MeasuredSwap,
    tables: z.array(
      z.object({
        axis: z.enum(['sex', 'race_ethnicity', 'sex_and_race_ethnicity']),
        unknown: z.int().describe('People whose category is unknown; they are in no row.'),
        rows: z.array(Row),
      }),
    ),
  })
  .meta({ id: 'ImpactReport' });

const Imported = z
  .object({
    stored: z.int(),
    failed: z.array(z.object({ row: z.int().describe('Its line; the headings are line 1.'), reason: z.string() })),
  })
  .meta({ id: 'ImportedSelfReports' });

export function fairnessRoutes(scope: RestScope): void {
  scope.get(
    '/projects/:id/impact-report',
    {
      schema: {
        tags,
        summary: 'Impact ratios of the scores by sex, race/ethnicity and both (NYC Local Law 144)',
        params: idParams,
        querystring: z.object({
          period: z
            .enum(Object.keys(analyticsPeriods) as AnalyticsPeriod[])
            .optional()
            .describe('Only people who arrived in this period. Absent: everybody.'),
        }),
        response: { 200: Report, ...problems },
      },
    },
    async ({ ctx, params, query }) =>
      presentReport(await impactReport(ctx, { projectId: params.id, period: query.period }), readNameSwap(ctx)),
  );

  scope.post(
    '/projects/:id/self-reports',
    {
      config: namesThings,
      schema: {
        tags,
        summary: 'Store what candidates say of their sex and race/ethnicity. It is only counted, in the impact report',
        params: idParams,
        body: z.object({
          csv: z
            .string()
            .max(longestCsv)
            .describe('With headings: candidate_id, external_id or email; sex and race_ethnicity, or one of them.'),
          dry_run: z.boolean().default(false).describe('Stores nothing, and returns what would be stored.'),
        }),
        response: { 200: Imported, ...problems },
      },
    },
    async ({ ctx, params, body }) => {
      const { stored, failed } = await importSelfReports(ctx, { projectId: params.id, csv: body.csv, dryRun: body.dry_run });
      return { stored, failed: failed.map(({ row, reason }) => ({ row, reason: reason.toLowerCase() })) };
    },
  );
}

function presentReport({ people, selfReported, median, tables }: ImpactReport, swap: NameSwap): z.input<typeof Report> {
  return {
    people,
    self_reported: selfReported,
    median,
    name_swap: {
      measured_on: swap.measuredOn,
      people: swap.people,
      score_changes: swap.scoreChanges,
      order_changes: swap.orderChanges,
      versions: swap.versions,
      current: swap.current,
    },
    tables: tables.map(({ axis, unknown, rows }) => ({
      axis: axis.toLowerCase() as Lowercase<typeof axis>,
      unknown,
      rows: rows.map(({ sex, raceEthnicity, count, above, scoringRate, share, apart, highest, impactRatio, fisherP }) => ({
        sex: sex?.toLowerCase() ?? null,
        race_ethnicity: raceEthnicity?.toLowerCase() ?? null,
        count,
        above,
        scoring_rate: scoringRate,
        share,
        apart,
        highest,
        impact_ratio: impactRatio,
        fisher_p: fisherP,
      })),
    })),
  };
}
