import { z } from 'zod';
import { getCandidate } from '../../../core/candidates/getCandidate.ts';
import { setCandidatePayment } from '../../../core/payments/setCandidatePayment.ts';
import type { Candidate } from '../../../prisma/generated/client.ts';
import { Id, Time } from '../formats.ts';
import { candidateId, idParams, namesThings, problems, type RestScope } from '../route.ts';

const tags = ['candidates'];

const CandidateMeta = z
  .object({
    candidate_id: Id,
    payment_expected: z.int().nullable().describe('Whole units a year: what a user entered, else what the document states.'),
    currency: z.string().nullable().describe('ISO 4217.'),
    updated_at: Time,
  })
  .meta({ id: 'CandidateMeta' });

/** Fields of the expected pay that callers set. */
export const paymentBody = {
  payment_expected: z.int().nullable().describe('Whole units a year. Zero or less: none. Null: what the document states.'),
  currency: z.string().max(3).nullish().describe('ISO 4217; USD by default.'),
};

function present({ id, paymentExpected, currency, updatedAt }: Candidate): z.infer<typeof CandidateMeta> {
  return { candidate_id: id, payment_expected: paymentExpected, currency, updated_at: updatedAt.toISOString() };
}

export function paymentRoutes(scope: RestScope): void {
  scope.post(
    '/candidate-meta',
    {
      config: namesThings,
      schema: {
        tags,
        summary: 'Enters the expected pay of a candidate',
        body: z.object({ candidate_id: candidateId, ...paymentBody }),
        response: { 200: CandidateMeta, ...problems },
      },
    },
    async ({ ctx, body: { candidate_id, payment_expected: paymentExpected, currency } }) =>
      present(await setCandidatePayment(ctx, { candidateId: candidate_id, paymentExpected, currency })),
  );

  scope.get(
    '/candidate-meta/:id',
    {
      schema: {
        tags,
        summary: 'The expected pay of a candidate',
        params: idParams,
        response: { 200: CandidateMeta, ...problems },
      },
    },
    async ({ ctx, params }) => present(await getCandidate(ctx, params)),
  );
}
