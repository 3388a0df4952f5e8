import { orderCandidates } from '../../core/scoring/ranking/rankCandidates.ts';
import type { ResolvedSearch } from '../../core/search/resolveSearch.ts';
import { builder } from '../builder.ts';
import { SortDirectionType } from '../common/enums.ts';
import { CandidateFilterInput } from './candidateFilter.ts';
import { CandidateSortType, sortFacetText } from './projectCandidates.ts';
import { SearchMeaningType } from './searchMeaning.ts';

interface Ordered {
  ids: Buffer;
  search: ResolvedSearch;
}

const CandidateOrderType = builder.objectRef<Ordered>('CandidateOrder').implement({
  description: 'All candidates that meet a filter, in order; one of each person.',
  fields: (t) => ({
    count: t.int({ resolve: ({ ids }) => ids.length / 16 }),
    ids: t.string({ description: 'Packed like ScoreMatrix.ids.', resolve: ({ ids }) => ids.toString('base64') }),
    search: t.field({ type: SearchMeaningType, resolve: ({ search }) => search }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  candidateOrder: t.field({
    type: CandidateOrderType,
    args: {
      filter: t.arg({ type: CandidateFilterInput }),
      sort: t.arg({ type: CandidateSortType }),
      sortFacet: t.arg.string({ description: sortFacetText }),
      direction: t.arg({ type: SortDirectionType }),
    },
    extensions: { cost: 50 },
    select: { id: true },
    resolve: ({ id: projectId }, { filter, sort, sortFacet, direction }, ctx) =>
      orderCandidates(ctx, { ...filter, projectId, sort, sortFacet, direction, onePerPerson: true }),
  }),
}));
