import { z } from 'zod';
import { renewColumns } from '../../../core/candidates/renewColumns.ts';
import { defineTask } from './task.ts';

export const renewColumnsTask = defineTask({
  name: 'renewColumns',
  payload: z.looseObject({}),
  run: (ctx, _payload, { signal }) => renewColumns(ctx, signal),
});
