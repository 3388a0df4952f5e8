import { type ImpactReport, impactReport } from '../../core/fairness/impact/impactReport.ts';
import { type ImpactRow, type ImpactTable, impactAxes, isBelowFourFifths } from '../../core/fairness/impact/impactTables.ts';
import { type NameSwap, readNameSwap } from '../../core/nameSwap/readNameSwap.ts';
import { RaceEthnicity, Sex } from '../../prisma/generated/enums.ts';
import { builder } from '../builder.ts';
import { AnalyticsPeriodType } from '../events/analytics.ts';
import { FacetWeightInput } from '../ranking/projectCandidates.ts';

export const SexType = builder.enumType('Sex', { values: Object.values(Sex) });
export const RaceEthnicityType = builder.enumType('RaceEthnicity', {
  description: 'The categories of the EEO-1 report; all but HISPANIC are "not Hispanic or Latino".',
  values: Object.values(RaceEthnicity),
});
export const AxisType = builder.enumType('ImpactAxis', { values: impactAxes });

const RowType = builder.objectRef<ImpactRow>('ImpactRow').implement({
  description: 'A category with at least one person.',
  fields: (t) => ({
    sex: t.expose('sex', { type: SexType, nullable: true }),
    raceEthnicity: t.expose('raceEthnicity', { type: RaceEthnicityType, nullable: true }),
    count: t.exposeInt('count'),
    above: t.exposeInt('above', { description: "Of these, how many score above the sample's median." }),
    scoringRate: t.exposeFloat('scoringRate', { description: '`above` of `count`, 0 to 1.' }),
    share: t.exposeFloat('share', { description: 'Of the people whose category is known, 0 to 1.' }),
    apart: t.exposeBoolean('apart', { description: 'Under 2 % of those people: compared with nobody.' }),
    highest: t.exposeBoolean('highest', {
      description: 'The category with the highest scoring rate, which the others are compared with.',
    }),
    impactRatio: t.exposeFloat('impactRatio', {
      nullable: true,
      description: 'Scoring rate by the highest one. Null: set apart, or nobody is above the median.',
    }),
    belowFourFifths: t.boolean({ description: 'The ratio is below 0.8.', resolve: isBelowFourFifths }),
    fisherP: t.exposeFloat('fisherP', {
      nullable: true,
      description:
        "Two-sided p of Fisher's exact test against the category with the highest rate. Null: it is that one, or set apart.",
    }),
  }),
});

const TableType = builder.objectRef<ImpactTable>('ImpactTable').implement({
  fields: (t) => ({
    axis: t.expose('axis', { type: AxisType }),
    rows: t.field({ type: [RowType], resolve: ({ rows }) => rows }),
    unknown: t.exposeInt('unknown', { description: 'People whose category is unknown; they are in no row.' }),
  }),
});

const NameSwapType = builder.objectRef<NameSwap>('NameSwap').implement({
  description: 'What changed when made-up CVs were screened again with names and other signs of gender swapped.',
  fields: (t) => ({
    measuredOn: t.exposeString('measuredOn', { description: 'The day, as YYYY-MM-DD.' }),
    people: t.exposeInt('people', { description: 'CVs, each screened twice.' }),
    scoreChanges: t.exposeInt('scoreChanges', { description: 'People whose score changed.' }),
    orderChanges: t.exposeInt('orderChanges', { description: 'People whose place in the ranking changed.' }),
    versions: t.stringList({
      description: 'Of the plugins that were measured: "facet skills 1.2.0".',
      resolve: ({ versions }) => Object.entries(versions).map(([plugin, version]) => `${plugin} ${version}`),
    }),
    current: t.exposeBoolean('current', { description: 'The plugins that score now are those that were measured.' }),
  }),
});

export const ImpactReportType = builder.objectRef<ImpactReport>('ImpactReport').implement({
  description:
    "Impact ratios of scores by NYC Local Law 144 (6 RCNY § 5-300). The sample is everybody who was scored; demographics are the candidates' own statements, and reach no score.",
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'People who have a score.' }),
    selfReported: t.exposeInt('selfReported', { description: 'Of these, how many said something of themselves.' }),
    median: t.exposeFloat('median', { nullable: true, description: "Of the sample's scores." }),
    nameSwap: t.field({ type: NameSwapType, resolve: (_report, _args, ctx) => readNameSwap(ctx) }),
    tables: t.field({ type: [TableType], resolve: ({ tables }) => tables }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  impactReport: t.field({
    type: ImpactReportType,
    args: {
      period: t.arg({ type: AnalyticsPeriodType, description: 'Only people who arrived in this period. Absent: everybody.' }),
      weights: t.arg({ type: [FacetWeightInput], description: "Absent: the facets' default weights." }),
    },
    extensions: { cost: 50 },
    select: { id: true },
    resolve: ({ id }, { period, weights }, ctx) => impactReport(ctx, { projectId: id, period, weights }),
  }),
}));
