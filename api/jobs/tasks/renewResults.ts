import { z } from 'zod';
import { renewResults } from '../../../core/renewal/renewResults.ts';
import { defineTask } from './task.ts';

export const renewResultsTask = defineTask({
  name: 'renewResults',
  payload: z.object({ jobId: z.uuid() }),
  jobOf: async (_ctx, { jobId }) => jobId,
  run: (ctx, { jobId }, { signal, lastAttempt }) => renewResults(ctx, { jobId, signal, lastAttempt }),
});
