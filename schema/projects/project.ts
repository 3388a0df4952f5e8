import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { countCandidates } from '../../core/projects/countCandidates.ts';
import { projectOrder, projectWhere } from '../../core/projects/listProjects.ts';
import { builder } from '../builder.ts';
import { countLoader } from '../common/countLoader.ts';
import { ProjectStatusType, SortDirectionType } from '../common/enums.ts';
import { findId } from '../common/globalId.ts';
import { loadProjects } from './loadProjects.ts';

const loadCandidateCount = countLoader(async (ctx, projectIds) => {
  const counts = await countCandidates(ctx, { projectIds });
  return [...counts].map(([key, count]) => ({ key, count }));
});

export const ProjectType = builder.prismaNode('Project', {
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    internalId: t.exposeString('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    department: t.exposeString('department'),
    location: t.exposeString('location'),
    type: t.exposeString('type'),
    level: t.exposeString('level'),
    status: t.expose('status', { type: ProjectStatusType }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true, description: 'Set while it is hidden from lists.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    candidateCount: t.int({
      description: 'Of candidates that are taken for one person, one counts.',
      resolve: ({ id }, _args, ctx) => loadCandidateCount(ctx, id),
    }),
    skills: t.stringList({
      description: 'Skills required now.',
      select: { currentRevision: { select: { requiredSkills: true } } },
      resolve: ({ currentRevision }) => currentRevision?.requiredSkills ?? [],
    }),
  }),
});

const ProjectSortType = builder.enumType('ProjectSort', {
  values: ['CANDIDATES', 'CREATED_AT', 'LOCATION', 'STATUS', 'TITLE'] as const,
});

export const ProjectEdgeType = builder.edgeObject({ name: 'QueryProjectsConnectionEdge', type: ProjectType });

/** The project that a background job works for. Jobs outlive projects, so there is no relation to follow. */
builder.prismaObjectFields('BulkJob', (t) => ({
  project: t.loadable({
    type: ProjectType,
    nullable: true,
    load: loadProjects,
    resolve: ({ projectId }) => projectId,
  }),
}));

builder.queryField('project', (t) =>
  t.prismaField({
    type: ProjectType,
    nullable: true,
    description: 'Null for an id that no position has, malformed or not.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id: given }, { db }) => {
      const id = findId('Project', given);
      return id === null ? null : db.project.findUnique({ ...query, where: { id, deletingAt: null } });
    },
  }),
);

builder.queryField('projects', (t) =>
  t.connection(
    {
      type: ProjectType,
      args: {
        search: t.arg.string(),
        status: t.arg({ type: ProjectStatusType }),
        department: t.arg.string(),
        archived: t.arg.boolean({ description: 'Only archived ones instead of those that are not.' }),
        updatedSince: t.arg({ type: 'DateTime' }),
        sort: t.arg({ type: ProjectSortType }),
        direction: t.arg({ type: SortDirectionType }),
      },
      resolve: async (_root, args, context, info) => {
        const { db } = context;
        const where = await projectWhere(context, args);
        const query = queryFromInfo({ context, info, typeName: 'Project', paths: [['nodes'], ['edges', 'node']] });
        const page = await resolveOffsetConnection({ args }, ({ offset, limit }) =>
          db.project.findMany({ ...query, where, orderBy: projectOrder(args), skip: offset, take: limit }),
        );
        return { ...page, count: () => db.project.count({ where }) };
      },
    },
    { fields: (c) => ({ totalCount: c.int({ resolve: ({ count }) => count() }) }) },
    ProjectEdgeType,
  ),
);
