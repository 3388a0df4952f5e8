import { continueRenewal } from '../../core/renewal/continueRenewal.ts';
import { currentRenewal } from '../../core/renewal/currentRenewal.ts';
import { stopRenewal } from '../../core/renewal/stopRenewal.ts';
import { builder } from '../builder.ts';
import { readId } from '../common/globalId.ts';
import { JobType } from './job.ts';

builder.queryField('renewal', (t) =>
  t.field({
    type: JobType,
    nullable: true,
    description:
      'The job that makes results of older readers, extractors and facets again: while it runs, after it was stopped or failed with work left, and for a day when it could not renew all.',
    resolve: (_root, _args, ctx) => currentRenewal(ctx),
  }),
);

builder.relayMutationField(
  'stopRenewal',
  { inputFields: (t) => ({ jobId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'New results stay; everything else keeps its earlier results.',
    resolve: (_root, { input }, ctx) => stopRenewal(ctx, { jobId: readId('Job', input.jobId) }),
  },
  { outputFields: (t) => ({ renewal: t.field({ type: JobType, resolve: (job) => job }) }) },
);

builder.relayMutationField(
  'continueRenewal',
  { inputFields: (t) => ({ jobId: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Continues a stopped or failed renewal.',
    resolve: async (_root, { input }, ctx) => ({ job: await continueRenewal(ctx, { jobId: readId('Job', input.jobId) }) }),
  },
  { outputFields: (t) => ({ renewal: t.field({ type: JobType, nullable: true, resolve: ({ job }) => job }) }) },
);
