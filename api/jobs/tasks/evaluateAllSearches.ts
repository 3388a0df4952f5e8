import { z } from 'zod';
import { evaluateAllSearches } from '../../../core/searches/evaluateSearches.ts';
import { defineTask } from './task.ts';

export const evaluateAllSearchesTask = defineTask({
  name: 'evaluateAllSearches',
  payload: z.looseObject({}),
  run: (ctx) => evaluateAllSearches(ctx),
});
