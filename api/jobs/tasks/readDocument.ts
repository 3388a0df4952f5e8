import { z } from 'zod';
import { readDocument } from '../../../core/pipeline/readDocument.ts';
import { screeningJob } from '../../../core/screenings/screeningJob.ts';
import { defineTask } from './task.ts';

export const readDocumentTask = defineTask({
  name: 'readDocument',
  payload: z.object({ documentId: z.uuid(), jobId: z.uuid().optional() }),
  jobOf: async (ctx, { documentId, jobId }) => jobId ?? screeningJob(ctx, { documentId }),
  run: (ctx, { documentId }, { signal, lastAttempt }) => readDocument(ctx, { documentId, signal, lastAttempt }),
});
