import { offsetToCursor } from '@pothos/plugin-relay';
import { deleteProject } from '../../core/deletion/deleteProject.ts';
import { createProject } from '../../core/projects/createProject.ts';
import { updateProject } from '../../core/projects/updateProject.ts';
import { builder } from '../builder.ts';
import { ProjectStatusType } from '../common/enums.ts';
import { encodeGlobalId, readId } from '../common/globalId.ts';
import { ProjectEdgeType, ProjectType } from './project.ts';

builder.relayMutationField(
  'createProject',
  {
    inputFields: (t) => ({
      title: t.string({ required: true }),
      description: t.string(),
      department: t.string(),
      location: t.string(),
      type: t.string(),
      level: t.string(),
      status: t.field({ type: ProjectStatusType }),
      skills: t.stringList({ description: 'Required skills; a change makes a new revision.' }),
    }),
  },
  { errors: {}, resolve: (_root, { input }, ctx) => createProject(ctx, input as Parameters<typeof createProject>[1]) },
  {
    outputFields: (t) => ({
      project: t.field({ type: ProjectType, resolve: (project) => project }),
      // Lists are newest first.
      projectEdge: t.field({ type: ProjectEdgeType, resolve: (project) => ({ cursor: offsetToCursor(0), node: project }) }),
    }),
  },
);

builder.relayMutationField(
  'updateProject',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      title: t.string(),
      description: t.string(),
      department: t.string(),
      location: t.string(),
      type: t.string(),
      level: t.string(),
      status: t.field({ type: ProjectStatusType }),
      skills: t.stringList({ description: 'Required skills; a change makes a new revision.' }),
      archived: t.boolean({ description: 'True hides it from lists; false brings it back.' }),
    }),
  },
  {
    errors: {},
    resolve: (_root, { input }, ctx) =>
      updateProject(ctx, { ...input, id: readId('Project', input.id) } as Parameters<typeof updateProject>[1]),
  },
  { outputFields: (t) => ({ project: t.field({ type: ProjectType, resolve: (project) => project }) }) },
);

builder.relayMutationField(
  'deleteProject',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      const id = readId('Project', input.id);
      await deleteProject(ctx, { id });
      return { deletedProjectId: encodeGlobalId('Project', id) };
    },
  },
  { outputFields: (t) => ({ deletedProjectId: t.exposeID('deletedProjectId') }) },
);
