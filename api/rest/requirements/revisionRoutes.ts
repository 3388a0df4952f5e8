import { z } from 'zod';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { listRevisions } from '../../../core/projects/requirements/listRevisions.ts';
import { rollbackRequirements } from '../../../core/projects/requirements/rollbackRequirements.ts';
import { linkOlder, pageQuery, readOlderPage } from '../paging.ts';
import { idParams, problems, type RestScope } from '../route.ts';
import { presentRequirements, Requirements } from './requirements.ts';
import { presentRevisions, Revision } from './revision.ts';

const tags = ['requirements'];
const RevisionList = z.object({ items: z.array(Revision) }).meta({ id: 'RevisionList' });
const id = z.string().max(longestTexts.word);

export function revisionRoutes(scope: RestScope): void {
  scope.get(
    '/projects/:id/requirements/revisions',
    {
      schema: {
        tags,
        summary: 'The requirements at all moments, newest first',
        params: idParams,
        querystring: z.object(pageQuery),
        response: { 200: RevisionList, ...problems },
      },
    },
    async (request, reply) => {
      const page = readOlderPage(request.query);
      const { items, total } = await listRevisions(request.ctx, {
        projectId: request.params.id,
        after: page.after,
        take: page.take ?? Number.MAX_SAFE_INTEGER,
      });
      linkOlder(request, reply, page, { rows: items, total });
      return { items: await presentRevisions(request.ctx, items) };
    },
  );

  scope.post(
    '/projects/:id/requirements/revisions/:rev/rollback',
    {
      schema: {
        tags,
        summary: "Makes an earlier revision's requirements current again, as a new revision",
        params: z.object({ id, rev: id }),
        response: { 200: Requirements, ...problems },
      },
    },
    async ({ ctx, params: { id: projectId, rev: revisionId } }) =>
      presentRequirements(projectId, await rollbackRequirements(ctx, { projectId, revisionId })),
  );
}
