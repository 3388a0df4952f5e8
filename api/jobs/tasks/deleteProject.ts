import { z } from 'zod';
import { emptyProject } from '../../../core/deletion/emptyProject.ts';
import { defineTask } from './task.ts';

export const deleteProjectTask = defineTask({
  name: 'deleteProject',
  payload: z.object({ projectId: z.uuid() }),
  run: (ctx, { projectId }, { signal }) => emptyProject(ctx, { projectId, signal }),
});
