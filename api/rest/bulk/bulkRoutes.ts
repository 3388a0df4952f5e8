import { z } from 'zod';
import { activityBody, readActivityInput, readStageChange } from '../activities/activityInput.ts';
import { paymentBody } from '../payments/paymentRoutes.ts';
import type { RestScope } from '../route.ts';
import { bodyLimit, response, selectedIds, startJob, tags } from './startJob.ts';

/** Operations on many candidates, in the background. `GET /bulk/{id}` shows their progress. */
export function bulkRoutes(scope: RestScope): void {
  scope.post(
    '/bulk/activities',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'The same activity for each candidate; a stage_change moves each of them',
        body: z.object({ candidate_ids: selectedIds, activity: z.object(activityBody) }),
        response,
      },
    },
    async ({ ctx, body: { candidate_ids, activity } }, reply) => {
      const move = readStageChange(activity);
      const started = move
        ? await startJob(ctx, 'moveStage', candidate_ids, move)
        : await startJob(ctx, 'addActivity', candidate_ids, readActivityInput(activity));
      return reply.code(202).send(started);
    },
  );

  scope.post(
    '/bulk/candidate-meta',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'The same expected pay for each candidate',
        body: z.object({ ...paymentBody, candidate_ids: selectedIds, payment_expected: z.int() }),
        response,
      },
    },
    async ({ ctx, body: { candidate_ids, payment_expected: paymentExpected, currency } }, reply) =>
      reply.code(202).send(await startJob(ctx, 'setPayment', candidate_ids, { paymentExpected, currency })),
  );
}
