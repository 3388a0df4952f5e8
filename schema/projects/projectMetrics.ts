import { candidatesByStage, type StageCount } from '../../core/projects/candidatesByStage.ts';
import { openTime } from '../../core/projects/openTime.ts';
import { type ScoreBucket, scoreDistribution } from '../../core/scoring/scoreDistribution.ts';
import { builder } from '../builder.ts';
import { StageType } from '../common/enums.ts';

const day = 86_400_000;

const StageCountType = builder.objectRef<StageCount>('StageCount').implement({
  fields: (t) => ({ stage: t.expose('stage', { type: StageType }), count: t.exposeInt('count') }),
});

const ScoreBucketType = builder.objectRef<ScoreBucket>('ScoreBucket').implement({
  description: 'Candidates whose overall score is at least `from` and less than `to`; in the last bucket, 100 too.',
  fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to'), count: t.exposeInt('count') }),
});

builder.prismaObjectFields('Project', (t) => ({
  candidatesByStage: t.field({
    type: [StageCountType],
    description: 'All stages, in the order of the pipeline.',
    extensions: { cost: 20 },
    select: { id: true },
    resolve: ({ id }, _args, ctx) => candidatesByStage(ctx, { projectId: id }),
  }),
  scoreDistribution: t.field({
    type: [ScoreBucketType],
    description: "Ten buckets of ten points, under the facets' default weights; who is not scored yet is in none.",
    extensions: { cost: 50 },
    select: { id: true },
    resolve: ({ id }, _args, ctx) => scoreDistribution(ctx, { projectId: id }),
  }),
  openDays: t.int({
    description: 'Whole days that the project has been open, without the time as a draft, on hold or closed.',
    extensions: { cost: 10 },
    select: { id: true, status: true, createdAt: true },
    resolve: async (project, _args, ctx) => Math.floor((await openTime(ctx, project)) / day),
  }),
}));
