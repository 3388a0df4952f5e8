import { type Achiever, listAchievers } from '../../core/comparisons/listAchievers.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { loadCandidates } from '../candidates/loadCandidates.ts';
import { defaultPageSize } from '../plugins/pageArguments.ts';
import { FacetWeightInput } from '../ranking/projectCandidates.ts';

const AchieverType = builder.objectRef<Achiever>('Achiever').implement({
  fields: (t) => ({
    candidate: t.loadable({
      type: CandidateType,
      nullable: true,
      load: loadCandidates,
      resolve: ({ candidateId }) => candidateId,
    }),
    overall: t.exposeFloat('overall', { nullable: true }),
    facets: t.field({ type: 'JSON', description: '{facet key: 0 to 100, or null}', resolve: ({ facets }) => facets }),
    achievements: t.exposeStringList('achievements'),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  achievers: t.field({
    type: [AchieverType],
    description: 'The best candidates, each person once, with their achievements that have figures.',
    extensions: { cost: 50 },
    args: { first: t.arg.int({ defaultValue: defaultPageSize }), weights: t.arg({ type: [FacetWeightInput] }) },
    select: { id: true },
    resolve: ({ id: projectId }, { first, weights }, ctx) =>
      listAchievers(ctx, { projectId, weights, top: Math.max(1, first ?? defaultPageSize) }),
  }),
}));
