import { z } from 'zod';
import { fetchDocument } from '../../../core/pipeline/fetchDocument.ts';
import { screeningJob } from '../../../core/screenings/screeningJob.ts';
import { defineTask } from './task.ts';

export const fetchDocumentTask = defineTask({
  name: 'fetchDocument',
  payload: z.object({ documentId: z.uuid() }),
  jobOf: (ctx, { documentId }) => screeningJob(ctx, { documentId }),
  run: (ctx, { documentId }, { signal, lastAttempt }) => fetchDocument(ctx, { documentId, signal, lastAttempt }),
});
