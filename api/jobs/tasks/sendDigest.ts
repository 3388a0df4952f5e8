import { z } from 'zod';
import { sendDigest } from '../../../core/digests/sendDigest.ts';
import { defineTask } from './task.ts';

export const sendDigestTask = defineTask({
  name: 'sendDigest',
  payload: z.object({ userId: z.uuid() }),
  run: (ctx, { userId }) => sendDigest(ctx, { userId }),
});
