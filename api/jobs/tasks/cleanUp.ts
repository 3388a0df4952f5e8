import { z } from 'zod';
import { cleanUp } from '../../../core/maintenance/cleanUp.ts';
import { defineTask } from './task.ts';

export const cleanUpTask = defineTask({
  name: 'cleanUp',
  payload: z.looseObject({}),
  run: (ctx) => cleanUp(ctx),
});
