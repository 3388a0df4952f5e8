import { z } from 'zod';
import { scoreCandidate } from '../../core/scoring/scoreCandidate.ts';
import { defineTask } from './task.ts';

export const scoreCandidateTask = defineTask({
  name: 'scoreCandidate',
  payload: z.object({ candidateId: z.uuid() }),
  run: (ctx, { candidateId }) => scoreCandidate(ctx, { candidateId }),
});
