import { z } from 'zod';
import { applyRetention } from '../../../core/retention/applyRetention.ts';
import { defineTask } from './task.ts';

export const applyRetentionTask = defineTask({
  name: 'applyRetention',
  payload: z.object({ projectId: z.uuid() }),
  run: (ctx, { projectId }, { signal }) => applyRetention(ctx, { projectId, signal }),
});
