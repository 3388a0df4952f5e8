import { z } from 'zod';
import { sweepUnusedFiles } from '../../../core/documents/sweepUnusedFiles.ts';
import { defineTask } from './task.ts';

export const sweepUnusedFilesTask = defineTask({
  name: 'sweepUnusedFiles',
  payload: z.looseObject({}),
  run: (ctx, _payload, { signal }) => sweepUnusedFiles(ctx, { signal }),
});
