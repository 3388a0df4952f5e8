import { z } from 'zod';
import { sendDigests } from '../../../core/digests/sendDigests.ts';
import { defineTask } from './task.ts';

export const sendDigestsTask = defineTask({
  name: 'sendDigests',
  payload: z.looseObject({}),
  run: (ctx) => sendDigests(ctx),
});
