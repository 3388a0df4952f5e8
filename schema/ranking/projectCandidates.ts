import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { candidateSorts } from '../../core/scoring/ranking/candidateSort.ts';
import { matchingCandidateIds, rankCandidates } from '../../core/scoring/ranking/rankCandidates.ts';
import { builder } from '../builder.ts';
import { CandidateType } from '../candidates/candidate.ts';
import { SortDirectionType } from '../common/enums.ts';
import { packIds } from '../common/packColumns.ts';
import { CandidateFilterInput } from './candidateFilter.ts';

export const CandidateSortType = builder.enumType('CandidateSort', {
  values: candidateSorts,
});

export const sortFacetText = 'The key of a facet (`Installation.facets`) to sort by, in place of `sort`.';

export const FacetWeightInput = builder.inputType('FacetWeightInput', {
  fields: (t) => ({ key: t.string({ required: true }), weight: t.float({ required: true }) }),
});

builder.prismaObjectField('Project', 'candidates', (t) =>
  t.connection(
    {
      type: CandidateType,
      select: { id: true },
      args: {
        search: t.arg.string(),
        filter: t.arg({ type: CandidateFilterInput, description: '`search` beside it wins over its own.' }),
        sort: t.arg({ type: CandidateSortType }),
        sortFacet: t.arg.string({ description: sortFacetText }),
        direction: t.arg({ type: SortDirectionType }),
        weights: t.arg({ type: [FacetWeightInput] }),
        onePerPerson: t.arg.boolean({
          description: 'Of candidates that are taken for one person (`Candidate.sameAs`), only the best ranked.',
        }),
      },
      resolve: async ({ id: projectId }, args, context, info) => {
        const { filter, search, sort, sortFacet, direction, weights, onePerPerson } = args;
        const query = queryFromInfo({ context, info, typeName: 'Candidate', paths: [['nodes'], ['edges', 'node']] });
        let totalCount = 0;
        const page = await resolveOffsetConnection({ args }, async ({ offset, limit }) => {
          const ranked = await rankCandidates(context, {
            ...filter,
            projectId,
            search: search ?? filter?.search,
            sort,
            sortFacet,
            direction,
            weights,
            onePerPerson,
            skip: offset,
            take: limit,
          });
          totalCount = ranked.total;
          const ids = ranked.items.map(({ id }) => id);
          const rows = await context.db.candidate.findMany({ ...query, where: { id: { in: ids } } });
          const byId = new Map(rows.map((row) => [row.id, row]));
          return ids.flatMap((id) => byId.get(id) ?? []);
        });
        return { ...page, totalCount };
      },
    },
    { name: 'ProjectCandidatesConnection', fields: (c) => ({ totalCount: c.int({ resolve: ({ totalCount }) => totalCount }) }) },
    { name: 'ProjectCandidatesConnectionEdge' },
  ),
);

builder.prismaObjectFields('Project', (t) => ({
  matchingCandidates: t.string({
    description: 'Ids of the candidates that match a search, packed like ScoreMatrix.ids.',
    args: { search: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    select: { id: true },
    resolve: async ({ id: projectId }, { search }, ctx) => packIds(await matchingCandidateIds(ctx, { projectId, search })),
  }),
}));
