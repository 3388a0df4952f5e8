import { z } from 'zod';
import { screeningJob } from '../../core/screenings/screeningJob.ts';
import { extractFacts } from '../../core/stages/extractFacts.ts';
import { defineTask } from './task.ts';

export const extractFactsTask = defineTask({
  name: 'extractFacts',
  payload: z.object({ documentId: z.uuid() }),
  jobOf: (ctx, { documentId }) => screeningJob(ctx, { documentId }),
  run: (ctx, { documentId }, { signal, lastAttempt }) => extractFacts(ctx, { documentId, signal, lastAttempt }),
});
