import { type ProjectRanking, rankProject } from '../../core/scoring/ranking/rankProject.ts';
import { builder } from '../builder.ts';
import { packNumbers } from '../common/packColumns.ts';
import { FacetWeightInput } from './projectCandidates.ts';

const ProjectRankingType = builder.objectRef<ProjectRanking>('ProjectRanking').implement({
  description: `All candidates of a position, best first, packed as in ScoreMatrix.
ids: 16 bytes a candidate (UUID) · tenths: Int16 LE, the score in tenths, -1 = not scored.`,
  fields: (t) => ({
    ids: t.string({ resolve: ({ ids }) => ids.toString('base64') }),
    tenths: t.string({ resolve: ({ tenths }) => packNumbers(tenths) }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  ranking: t.field({
    type: ProjectRankingType,
    description: "The server's ranking under the given weights: the same digits as the browser's.",
    args: { weights: t.arg({ type: [FacetWeightInput], required: true }) },
    extensions: { cost: 200 },
    select: { id: true },
    resolve: ({ id }, { weights }, ctx) => rankProject(ctx, { projectId: id, weights }),
  }),
}));
