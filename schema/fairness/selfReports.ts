import { importSelfReports } from '../../core/fairness/selfReports/importSelfReports.ts';
import {
  type FailedSelfReport,
  type SelfReportRow,
  selfReportFailures,
} from '../../core/fairness/selfReports/parseSelfReports.ts';
import { setSelfReport } from '../../core/fairness/selfReports/setSelfReport.ts';
import { getProject } from '../../core/projects/getProject.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import { ProjectType } from '../projects/project.ts';
import { RaceEthnicityType, SexType } from './impactReport.ts';

/** Most rows of an import in one answer. */
const mostShown = 100;

const FailureType = builder.enumType('SelfReportFailure', { values: selfReportFailures });

const FailedRowType = builder.objectRef<FailedSelfReport>('FailedSelfReport').implement({
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Its line in the file; the headings are line 1.' }),
    reason: t.expose('reason', { type: FailureType }),
  }),
});

const UnderstoodRowType = builder.objectRef<SelfReportRow>('UnderstoodSelfReport').implement({
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Its line in the file; the headings are line 1.' }),
    reference: t.exposeString('value', { description: 'What identifies the candidate in the row.' }),
    sex: t.expose('sex', { type: SexType, nullable: true }),
    raceEthnicity: t.expose('raceEthnicity', { type: RaceEthnicityType, nullable: true }),
  }),
});

builder.relayMutationField(
  'setSelfReport',
  {
    inputFields: (t) => ({
      candidateId: t.id({ required: true }),
      sex: t.field({ type: SexType }),
      raceEthnicity: t.field({ type: RaceEthnicityType }),
    }),
  },
  {
    errors: {},
    description:
      'What a candidate says of themselves, in place of what was stored; nothing given takes it back. It is only counted, in `Project.impactReport`, and cannot be read again.',
    resolve: (_root, { input: { candidateId, ...said } }, ctx) =>
      setSelfReport(ctx, { ...said, candidateId: readId('Candidate', candidateId) }),
  },
  {
    outputFields: (t) => ({
      project: t.field({ type: ProjectType, resolve: ({ projectId: id }, _args, ctx) => getProject(ctx, { id }) }),
    }),
  },
);

builder.relayMutationField(
  'importSelfReports',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      csv: t.field({
        type: 'Csv',
        required: true,
        description: 'With headings: candidate_id, external_id or email; sex and race_ethnicity, or one of them.',
      }),
      dryRun: t.boolean({ description: 'Stores nothing, and returns what would be stored.' }),
    }),
  },
  {
    errors: {},
    description: 'Stores a table of self-reports of candidates, row by row as `setSelfReport`.',
    resolve: async (_root, { input: { projectId, csv, dryRun } }, ctx) => {
      const id = readId('Project', projectId);
      return { ...(await importSelfReports(ctx, { projectId: id, csv, dryRun: dryRun ?? false })), projectId: id };
    },
  },
  {
    outputFields: (t) => ({
      stored: t.exposeInt('stored'),
      understood: t.field({
        type: [UnderstoodRowType],
        args: { first: t.arg.int({ defaultValue: 20 }) },
        description: 'The first of these rows.',
        resolve: ({ understood }, { first }) => understood.slice(0, Math.max(0, Math.min(mostShown, first ?? mostShown))),
      }),
      failed: t.field({ type: [FailedRowType], resolve: ({ failed }) => failed }),
      project: t.field({ type: ProjectType, resolve: ({ projectId: id }, _args, ctx) => getProject(ctx, { id }) }),
    }),
  },
);
