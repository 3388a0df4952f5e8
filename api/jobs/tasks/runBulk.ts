import { z } from 'zod';
import { runBulk } from '../../../core/bulk/runBulk.ts';
import { defineTask } from './task.ts';

export const runBulkTask = defineTask({
  name: 'runBulk',
  payload: z.object({ jobId: z.uuid() }),
  jobOf: async (_ctx, { jobId }) => jobId,
  run: (ctx, { jobId }, { signal, lastAttempt }) => runBulk(ctx, { jobId, signal, lastAttempt }),
});
