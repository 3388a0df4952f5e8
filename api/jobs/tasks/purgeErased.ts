import { z } from 'zod';
import { purgeErased } from '../../../core/erasure/purgeErased.ts';
import { defineTask } from './task.ts';

export const purgeErasedTask = defineTask({
  name: 'purgeErased',
  payload: z.looseObject({}),
  run: (ctx) => purgeErased(ctx),
});
