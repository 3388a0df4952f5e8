import { type ProjectSummary, projectSummary } from '../../core/scoring/projectSummary.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';

const ProjectSummaryType = builder.objectRef<ProjectSummary>('ProjectSummary').implement({
  description: 'Live figures of a project; null where there is nothing to count.',
  fields: (t) => ({
    totalCandidates: t.exposeInt('totalCandidates'),
    totalCandidatesChange: t.exposeInt('totalCandidatesChange', {
      nullable: true,
      description: 'Against the 30 days before; null when there is nothing to compare with.',
    }),
    averageScore: t.exposeFloat('averageScore', { nullable: true }),
    averageScoreChange: t.exposeFloat('averageScoreChange', { nullable: true }),
    averageYears: t.exposeFloat('averageYears', { nullable: true }),
    topScore: t.exposeFloat('topScore', { nullable: true }),
    topCandidate: t.prismaField({
      type: CandidateType,
      nullable: true,
      resolve: (query, { topCandidateId: id }, _args, { db }) =>
        id === null ? null : db.candidate.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  summary: t.field({
    type: ProjectSummaryType,
    extensions: { cost: 50 },
    select: { id: true },
    resolve: ({ id }, _args, ctx) => projectSummary(ctx, { projectId: id }),
  }),
}));
