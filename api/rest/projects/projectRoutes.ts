import { z } from 'zod';
import { deleteProject } from '../../../core/deletion/deleteProject.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { getListedProject } from '../../../core/projects/getListedProject.ts';
import { pageProjects } from '../../../core/projects/listProjects.ts';
import { updateProject } from '../../../core/projects/updateProject.ts';
import { linkOlder, pageQuery, readOlderPage, updatedSince } from '../paging.ts';
import { idParams, noContent, problems, type RestScope } from '../route.ts';
import { Project, presentProject } from './project.ts';
import { projectBody, readProjectInput, readStatus } from './projectInput.ts';

const tags = ['projects'];
const ProjectList = z.object({ items: z.array(Project) }).meta({ id: 'ProjectList' });

const listQuery = z.object({
  ...pageQuery,
  status: z.string().max(longestTexts.word).optional(),
  department: z.string().max(longestTexts.word).optional(),
  archived: z.enum(['true', 'false']).optional().describe('true: only archived positions instead of those that are not.'),
  q: z.string().max(longestTexts.search).optional(),
  updated_since: updatedSince,
});

export function projectRoutes(scope: RestScope): void {
  scope.get(
    '/projects',
    {
      schema: {
        tags,
        summary: 'Projects, newest first',
        querystring: listQuery,
        response: { 200: ProjectList, ...problems },
      },
    },
    async (request, reply) => {
      const { status, department, q, archived, updated_since, ...paging } = request.query;
      const page = readOlderPage(paging);
      const filter = {
        status: readStatus(status),
        department,
        search: q,
        archived: archived === 'true',
        updatedSince: updated_since,
      };
      const { items, hasMore } = await pageProjects(request.ctx, { ...page, ...filter });
      linkOlder(request, reply, page, { rows: items, total: items.length + Number(hasMore) });
      return { items: items.map(presentProject) };
    },
  );

  scope.post(
    '/projects',
    {
      schema: {
        tags,
        summary: 'Creates a project; fields that are not given follow from its title',
        body: z.object({ title: z.string().max(200), ...projectBody }),
        response: { 201: Project, ...problems },
      },
    },
    async ({ ctx, body: { title, ...fields } }, reply) => {
      const { id } = await createProject(ctx, { title, ...readProjectInput(fields) } as Parameters<typeof createProject>[1]);
      return reply.code(201).send(presentProject(await getListedProject(ctx, { id })));
    },
  );

  scope.get(
    '/projects/:id',
    { schema: { tags, summary: 'One project', params: idParams, response: { 200: Project, ...problems } } },
    async ({ ctx, params }) => presentProject(await getListedProject(ctx, params)),
  );

  scope.patch(
    '/projects/:id',
    {
      schema: {
        tags,
        summary: 'Changes the fields that are given',
        params: idParams,
        body: z.object({ title: z.string().max(200).nullish(), ...projectBody }),
        response: { 200: Project, ...problems },
      },
    },
    async ({ ctx, params: { id }, body: { title, ...fields } }) => {
      await updateProject(ctx, { id, title, ...readProjectInput(fields) } as Parameters<typeof updateProject>[1]);
      return presentProject(await getListedProject(ctx, { id }));
    },
  );

  scope.delete(
    '/projects/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a project with its candidates and documents',
        params: idParams,
        response: { 204: noContent, ...problems },
      },
    },
    async ({ ctx, params }, reply) => {
      await deleteProject(ctx, params);
      return reply.code(204).send();
    },
  );
}
