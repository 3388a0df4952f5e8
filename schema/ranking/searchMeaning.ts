import { type ResolvedSearch, resolveSearch, type SimilarNames } from '../../core/search/resolveSearch.ts';
import { builder } from '../builder.ts';

const SimilarNamesType = builder.objectRef<SimilarNames>('SimilarNames').implement({
  description: 'A word that nobody has, and the similar names that are looked for in its place.',
  fields: (t) => ({ word: t.exposeString('word'), names: t.exposeStringList('names') }),
});

export const SearchMeaningType = builder.objectRef<ResolvedSearch>('SearchMeaning').implement({
  description: 'How a search for candidates is understood.',
  fields: (t) => ({
    text: t.exposeString('understood', { nullable: true, description: 'In its own syntax; null when nothing is searched for.' }),
    broken: t.exposeBoolean('broken', { description: 'The syntax is wrong, so that every word is looked for.' }),
    similar: t.field({ type: [SimilarNamesType], resolve: ({ similar }) => similar }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  searchMeaning: t.field({
    type: SearchMeaningType,
    args: { search: t.arg.string({ required: true }) },
    extensions: { cost: 10 },
    select: { id: true },
    resolve: ({ id: projectId }, { search }, ctx) => resolveSearch(ctx, { projectId, search }),
  }),
}));
