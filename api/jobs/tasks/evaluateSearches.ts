import { z } from 'zod';
import { evaluateSearches } from '../../../core/searches/evaluateSearches.ts';
import { defineTask } from './task.ts';

export const evaluateSearchesTask = defineTask({
  name: 'evaluateSearches',
  payload: z.object({ projectId: z.uuid() }),
  run: (ctx, { projectId }, { signal }) => evaluateSearches(ctx, { projectId, signal }),
});
