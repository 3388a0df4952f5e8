import { z } from 'zod';
import { AppError } from '../../../core/errors.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { exportSaved } from '../../../core/saved/exportSaved.ts';
import { findSaved, listSaved, type SavedRow } from '../../../core/saved/listSaved.ts';
import { savedSorts } from '../../../core/saved/orderSaved.ts';
import { saveCandidate } from '../../../core/saved/saveCandidate.ts';
import { unsaveCandidate } from '../../../core/saved/unsaveCandidate.ts';
import { SavedStatus } from '../../../prisma/generated/enums.ts';
import { ExportedFile, sendExport } from '../exports/sendExport.ts';
import { readName, savedNames } from '../formats.ts';
import { linkOlder, pageQuery, readOlderPage, updatedSince } from '../paging.ts';
import { candidateId, idParams, namesThings, needsRead, noContent, problems, type RestScope } from '../route.ts';
import { presentSaved, Saved } from './saved.ts';

const tags = ['saved candidates'];
const SavedList = z.object({ items: z.array(Saved) }).meta({ id: 'SavedList' });
const uuid = z.uuid();

const share = z.number().min(0).max(100).nullish();
const years = z.number().min(0).max(80).nullish();
const exported = z.object({
  filter: z
    .object({
      search: z.string().max(longestTexts.search).nullish(),
      status: z.enum(SavedStatus).nullish(),
      minScore: share,
      maxScore: share,
      minYears: years,
      maxYears: years,
      skills: z.array(z.string().max(longestTexts.word)).max(100).nullish(),
    })
    .nullish()
    .describe('Absent: everybody.'),
  sort: z.enum(savedSorts).nullish(),
});

export function savedRoutes(scope: RestScope): void {
  scope.get(
    '/saved-candidates',
    {
      schema: {
        tags,
        summary: 'Your own list, newest first',
        querystring: z.object({ ...pageQuery, updated_since: updatedSince }),
        response: { 200: SavedList, ...problems },
      },
    },
    async (request, reply) => {
      const { updated_since, ...paging } = request.query;
      const page = readOlderPage(paging);
      const { items, total } = await listSaved(request.ctx, { ...page, updatedSince: updated_since });
      linkOlder(request, reply, page, { rows: items.map(({ saved }) => saved), total });
      return { items: items.map(presentSaved) };
    },
  );

  scope.post(
    '/saved-candidates',
    {
      config: namesThings,
      schema: {
        tags,
        summary: 'Puts a candidate into your list, or changes its status there. Facts of the candidate are not taken from here.',
        body: z.object({
          candidate_id: candidateId,
          status: z.string().max(longestTexts.word).nullish().describe('saved, shortlisted, hired or rejected.'),
          starred: z.boolean().nullish(),
        }),
        response: { 201: Saved, ...problems },
      },
    },
    async ({ ctx, body: { candidate_id, status, starred } }, reply) => {
      const target = status ? readName(savedNames, status, '/status') : null;
      await saveCandidate(ctx, { candidateId: candidate_id, status: target, starred });
      return reply.code(201).send(presentSaved(found(await findSaved(ctx, { candidateId: candidate_id }))));
    },
  );

  scope.post(
    '/saved-candidates/export',
    {
      config: needsRead,
      schema: {
        tags,
        summary: 'Your own list, filtered and ordered, as CSV',
        body: exported,
        response: { 200: ExportedFile, ...problems },
      },
    },
    async ({ ctx, body }, reply) => sendExport(reply, await exportSaved(ctx, body)),
  );

  scope.delete(
    '/saved-candidates/:id',
    {
      schema: {
        tags,
        summary: 'Takes a candidate out of your list, by the id of the entry or of the candidate',
        params: idParams,
        response: { 204: noContent, ...problems },
      },
    },
    async ({ ctx, params: { id } }, reply) => {
      const known = uuid.safeParse(id).success;
      const row = found(known ? ((await findSaved(ctx, { id })) ?? (await findSaved(ctx, { candidateId: id }))) : null);
      await unsaveCandidate(ctx, { candidateId: row.candidate.id });
      return reply.code(204).send();
    },
  );
}

function found(row: SavedRow | null): SavedRow {
  if (row === null) throw new AppError('NOT_FOUND', { entity: 'Candidate' });
  return row;
}
