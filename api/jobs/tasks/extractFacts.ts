import { z } from 'zod';
import { extractFacts } from '../../../core/pipeline/extractFacts.ts';
import { screeningJob } from '../../../core/screenings/screeningJob.ts';
import { defineTask } from './task.ts';

export const extractFactsTask = defineTask({
  name: 'extractFacts',
  payload: z.object({ documentId: z.uuid() }),
  jobOf: (ctx, { documentId }) => screeningJob(ctx, { documentId }),
  run: (ctx, { documentId }, { signal, lastAttempt }) => extractFacts(ctx, { documentId, signal, lastAttempt }),
});
