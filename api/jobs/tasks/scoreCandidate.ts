import { z } from 'zod';
import { scoreScreened } from '../../../core/pipeline/scoreScreened.ts';
import { defineTask } from './task.ts';

export const scoreCandidateTask = defineTask({
  name: 'scoreCandidate',
  payload: z.object({ candidateId: z.uuid() }),
  run: (ctx, { candidateId }, { lastAttempt }) => scoreScreened(ctx, { candidateId, lastAttempt }),
});
