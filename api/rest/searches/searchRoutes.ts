import { z } from 'zod';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { lookAtSearch } from '../../../core/searches/lookAtSearch.ts';
import type { SavedSearch } from '../../../core/searches/savedSearch.ts';
import { deleteSearch, listSearches, saveSearch, tellOfSearch } from '../../../core/searches/saveSearch.ts';
import { educationLevels } from '../../../plugins/contract.ts';
import { Stage } from '../../../prisma/generated/enums.ts';
import { Id, Time } from '../formats.ts';
import { newestFirst, pageOf, pageQuery } from '../paging.ts';
import { idParams, noContent, problems, type RestScope } from '../route.ts';

const tags = ['searches'];

const stages = Object.values(Stage).map((stage) => stage.toLowerCase()) as Lowercase<Stage>[];
const Filter = z.object({
  q: z.string().max(longestTexts.search).nullish().describe('As `q` of the candidates of a project.'),
  stage: z.enum(stages).nullish(),
  min_years: z.number().nullish(),
  max_years: z.number().nullish(),
  min_score: z.number().nullish(),
  max_score: z.number().nullish(),
  skills: z.array(z.string().max(longestTexts.word)).max(50).nullish().describe('All of them, in any spelling.'),
  education: z.enum(educationLevels).nullish().describe('At least this degree.'),
  location: z.string().max(longestTexts.word).nullish(),
  archived: z.boolean().nullish(),
});

const Search = z
  .object({
    id: Id,
    project_id: Id,
    name: z.string(),
    filter: Filter,
    tell: z.boolean().describe('Whether the bell and the digest report new and changed people.'),
    looked_at: Time,
    fresh: z
      .int()
      .describe(
        'Who came, moved or was scored otherwise since then: counted after each screening and every hour, while `tell` is on.',
      ),
    created_at: Time,
  })
  .meta({ id: 'SavedSearch' });
const SearchList = z.object({ items: z.array(Search) }).meta({ id: 'SavedSearchList' });
const LookedAt = z
  .object({
    since: Time.describe('Until when it had been looked at.'),
    fresh: z.int(),
    candidate_ids: z.array(Id).describe('New and changed people, newest first; at most a thousand.'),
  })
  .meta({ id: 'LookedAtSearch' });

export function searchRoutes(scope: RestScope): void {
  scope.get(
    '/projects/:id/searches',
    {
      schema: {
        tags,
        summary: 'Your own saved searches of a project, newest first',
        params: idParams,
        querystring: z.object(pageQuery),
        response: { 200: SearchList, ...problems },
      },
    },
    async (request, reply) => {
      const searches = await listSearches(request.ctx, { projectId: request.params.id });
      return { items: pageOf(request, reply, searches.toSorted(newestFirst)).map(present) };
    },
  );

  scope.post(
    '/projects/:id/searches',
    {
      schema: {
        tags,
        summary: 'Save a search, as looked at now; the same name, ignoring case, is overwritten',
        params: idParams,
        body: z.object({ name: z.string().max(longestTexts.word), filter: Filter, tell: z.boolean().nullish() }),
        response: { 201: Search, ...problems },
      },
    },
    async ({ ctx, params, body: { name, filter, tell } }, reply) => {
      const saved = await saveSearch(ctx, { projectId: params.id, name, tell, filter: readFilter(filter) });
      return reply.code(201).send(present(saved));
    },
  );

  scope.patch(
    '/searches/:id',
    {
      schema: {
        tags,
        summary: 'Turn the telling of one of your searches on or off',
        params: idParams,
        body: z.object({ tell: z.boolean() }),
        response: { 200: Search, ...problems },
      },
    },
    async ({ ctx, params, body }) => present(await tellOfSearch(ctx, { id: params.id, tell: body.tell })),
  );

  scope.post(
    '/searches/:id/look',
    {
      schema: {
        tags,
        summary: 'Who is new or changed since the search was last looked at; it then counts as looked at',
        params: idParams,
        response: { 200: LookedAt, ...problems },
      },
    },
    async ({ ctx, params }) => {
      const { since, fresh, freshIds } = await lookAtSearch(ctx, params);
      return { since: since.toISOString(), fresh, candidate_ids: freshIds };
    },
  );

  scope.delete(
    '/searches/:id',
    { schema: { tags, summary: 'Delete one of your searches', params: idParams, response: { 204: noContent, ...problems } } },
    async ({ ctx, params }, reply) => {
      await deleteSearch(ctx, params);
      return reply.code(204).send();
    },
  );
}

function readFilter({
  q,
  stage,
  min_years,
  max_years,
  min_score,
  max_score,
  ...rest
}: z.infer<typeof Filter>): SavedSearch['filter'] {
  return {
    ...rest,
    search: q,
    stage: stage ? (stage.toUpperCase() as Stage) : null,
    minYears: min_years,
    maxYears: max_years,
    minScore: min_score,
    maxScore: max_score,
  };
}

function present({ id, projectId, name, filter, tell, lookedAt, fresh, createdAt }: SavedSearch): z.infer<typeof Search> {
  const { search, stage, minYears, maxYears, minScore, maxScore, ...rest } = filter;
  return {
    id,
    project_id: projectId,
    name,
    filter: {
      ...rest,
      q: search ?? null,
      stage: stage ? (stage.toLowerCase() as Lowercase<Stage>) : null,
      min_years: minYears ?? null,
      max_years: maxYears ?? null,
      min_score: minScore ?? null,
      max_score: maxScore ?? null,
    },
    tell,
    looked_at: lookedAt.toISOString(),
    fresh,
    created_at: createdAt.toISOString(),
  };
}
