import { z } from 'zod';
import { rescoreScreened } from '../../../core/pipeline/rescoreScreened.ts';
import { defineTask } from './task.ts';

export const rescoreProjectTask = defineTask({
  name: 'rescoreProject',
  payload: z.object({ projectId: z.uuid() }),
  run: (ctx, { projectId }, { signal, lastAttempt }) => rescoreScreened(ctx, { projectId, signal, lastAttempt }),
});
