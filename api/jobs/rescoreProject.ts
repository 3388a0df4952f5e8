import { z } from 'zod';
import { rescoreProject } from '../../core/scoring/rescoreProject.ts';
import { defineTask } from './task.ts';

export const rescoreProjectTask = defineTask({
  name: 'rescoreProject',
  payload: z.object({ projectId: z.uuid() }),
  run: (ctx, { projectId }, { signal }) => rescoreProject(ctx, { projectId, signal }),
});
