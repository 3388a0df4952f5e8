import { getProject } from '../../core/projects/getProject.ts';
import { type LookedAtSearch, lookAtSearch } from '../../core/searches/lookAtSearch.ts';
import { findSearch, type SavedSearch, type SearchFilter } from '../../core/searches/savedSearch.ts';
import { deleteSearch, listSearches, saveSearch, tellOfSearch } from '../../core/searches/saveSearch.ts';
import { builder } from '../builder.ts';
import { EducationLevelType, StageType } from '../common/enums.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';
import { ProjectType } from '../projects/project.ts';

const FilterType = builder.objectRef<SearchFilter>('SearchFilter').implement({
  description: 'As `CandidateFilter`.',
  fields: (t) => ({
    search: t.exposeString('search', { nullable: true }),
    stage: t.expose('stage', { type: StageType, nullable: true }),
    minYears: t.exposeFloat('minYears', { nullable: true }),
    maxYears: t.exposeFloat('maxYears', { nullable: true }),
    minScore: t.exposeFloat('minScore', { nullable: true }),
    maxScore: t.exposeFloat('maxScore', { nullable: true }),
    skills: t.stringList({ resolve: ({ skills }) => skills ?? [] }),
    education: t.expose('education', { type: EducationLevelType, nullable: true }),
    location: t.exposeString('location', { nullable: true }),
    archived: t.boolean({ resolve: ({ archived }) => archived ?? false }),
  }),
});

const FilterInput = builder.inputType('SearchFilterInput', {
  fields: (t) => ({
    search: t.string(),
    stage: t.field({ type: StageType }),
    minYears: t.float(),
    maxYears: t.float(),
    minScore: t.float(),
    maxScore: t.float(),
    skills: t.stringList(),
    education: t.field({ type: EducationLevelType }),
    location: t.string(),
    archived: t.boolean(),
  }),
});

const SearchType = builder.objectRef<SavedSearch>('SavedSearch').implement({
  description: "A user's named search of a position.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('SavedSearch', id) }),
    internalId: t.exposeString('id'),
    name: t.exposeString('name'),
    filter: t.field({ type: FilterType, resolve: ({ filter }) => filter }),
    tell: t.exposeBoolean('tell', { description: 'Whether the bell and the digest report new and changed people.' }),
    lookedAt: t.expose('lookedAt', { type: 'DateTime' }),
    fresh: t.exposeInt('fresh', {
      description:
        'Who came, moved to another stage or was scored otherwise since it was last looked at: counted after each screening and every hour, while `tell` is on.',
    }),
  }),
});

builder.prismaObjectFields('Project', (t) => ({
  savedSearches: t.field({
    type: [SearchType],
    description: 'Of the viewer, by name.',
    select: { id: true },
    resolve: ({ id }, _args, ctx) => listSearches(ctx, { projectId: id }),
  }),
}));

builder.prismaObjectFields('Notification', (t) => ({
  searchName: t.string({
    nullable: true,
    description: 'Of the saved search that found people; null when it is gone.',
    select: { params: true, userId: true },
    resolve: async ({ params, userId }, _args, ctx) => {
      const id = (params as { searchId?: string } | null)?.searchId;
      if (id === undefined) return null;
      return findSearch(ctx, { id, userId }).then(
        ({ name }) => name,
        () => null,
      );
    },
  }),
}));

builder.relayMutationField(
  'saveSearch',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      name: t.string({ required: true, description: 'A name that the position has already is overwritten.' }),
      filter: t.field({ type: FilterInput, required: true }),
      tell: t.boolean({ description: 'False by default.' }),
    }),
  },
  {
    errors: {},
    description: 'Saves a search of a position, as looked at now.',
    resolve: (_root, { input: { projectId, filter, ...rest } }, ctx) =>
      saveSearch(ctx, { ...rest, projectId: readId('Project', projectId), filter }),
  },
  {
    outputFields: (t) => ({
      search: t.field({ type: SearchType, resolve: (search) => search }),
      project: t.field({ type: ProjectType, resolve: ({ projectId: id }, _args, ctx) => getProject(ctx, { id }) }),
    }),
  },
);

builder.relayMutationField(
  'tellOfSearch',
  { inputFields: (t) => ({ id: t.id({ required: true }), tell: t.boolean({ required: true }) }) },
  {
    errors: {},
    description: 'Turns the notifications of a saved search on or off.',
    resolve: (_root, { input: { id, tell } }, ctx) => tellOfSearch(ctx, { id: readId('SavedSearch', id), tell }),
  },
  { outputFields: (t) => ({ search: t.field({ type: SearchType, resolve: (search) => search }) }) },
);

builder.relayMutationField(
  'deleteSearch',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  { errors: {}, resolve: (_root, { input: { id } }, ctx) => deleteSearch(ctx, { id: readId('SavedSearch', id) }) },
  {
    outputFields: (t) => ({
      project: t.field({ type: ProjectType, resolve: ({ projectId: id }, _args, ctx) => getProject(ctx, { id }) }),
    }),
  },
);

builder.relayMutationField(
  'lookAtSearch',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    errors: {},
    description: 'Opens a saved search: returns who is new or changed since it was last opened.',
    resolve: (_root, { input: { id } }, ctx): Promise<LookedAtSearch> => lookAtSearch(ctx, { id: readId('SavedSearch', id) }),
  },
  {
    outputFields: (t) => ({
      search: t.field({ type: SearchType, resolve: ({ search }) => search }),
      since: t.expose('since', { type: 'DateTime' }),
      fresh: t.exposeInt('fresh'),
      freshIds: t.stringList({
        description: 'Internal ids of the candidates, the newest first; at most a thousand.',
        resolve: ({ freshIds }) => freshIds,
      }),
    }),
  },
);
