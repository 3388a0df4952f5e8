import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { listRevisions } from '../../core/projects/requirements/listRevisions.ts';
import { rollbackRequirements } from '../../core/projects/requirements/rollbackRequirements.ts';
import { saveChecklist } from '../../core/projects/requirements/saveChecklist.ts';
import { builder } from '../builder.ts';
import { ChecklistImportanceType, RequirementKindType } from '../common/enums.ts';
import { readId } from '../common/globalId.ts';
import { ProjectType } from './project.ts';
import { RequirementsType } from './requirements.ts';

builder.prismaObjectField('Project', 'requirementRevisions', (t) =>
  t.connection(
    {
      type: RequirementsType,
      description: 'The requirements at all moments, newest first.',
      select: { id: true },
      resolve: async ({ id: projectId }, args, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, typeName: 'Requirements', paths: [['nodes'], ['edges', 'node']] });
        let totalCount = 0;
        const page = await resolveOffsetConnection({ args }, async ({ offset, limit }) => {
          const { items, total } = await listRevisions(ctx, { projectId, skip: offset, take: limit, query });
          totalCount = total;
          return items;
        });
        return { ...page, totalCount };
      },
    },
    { name: 'ProjectRevisionsConnection', fields: (c) => ({ totalCount: c.int({ resolve: ({ totalCount }) => totalCount }) }) },
    { name: 'ProjectRevisionsConnectionEdge' },
  ),
);

const ChecklistItemInput = builder.inputType('ChecklistItemInput', {
  fields: (t) => ({
    label: t.string({ required: true }),
    kind: t.field({ type: RequirementKindType, required: true }),
    importance: t.field({ type: ChecklistImportanceType, required: true }),
    minYears: t.float(),
    knockOut: t.boolean({ required: true }),
  }),
});

builder.relayMutationField(
  'saveChecklist',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      baseRevisionId: t.id({ description: 'The revision that was edited; another one current meanwhile answers CONFLICT.' }),
      items: t.field({
        type: [ChecklistItemInput],
        required: true,
        description: 'The whole checklist; what is absent is dropped.',
      }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input: { projectId: id, baseRevisionId: base, items } }, ctx) => {
      const projectId = readId('Project', id);
      await saveChecklist(ctx, { projectId, baseRevisionId: base ? readId('Requirements', base) : base, items });
      return { projectId };
    },
  },
  {
    outputFields: (t) => ({
      project: t.prismaField({
        type: ProjectType,
        resolve: (query, { projectId }, _args, { db }) => db.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'rollbackRequirements',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      revisionId: t.id({ required: true, description: 'Its requirements become current again, as a new revision.' }),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      const projectId = readId('Project', input.projectId);
      await rollbackRequirements(ctx, { projectId, revisionId: readId('Requirements', input.revisionId) });
      return { projectId };
    },
  },
  {
    outputFields: (t) => ({
      project: t.prismaField({
        type: ProjectType,
        resolve: (query, { projectId }, _args, { db }) => db.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
    }),
  },
);
