import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import type { useSetPaymentMutation } from './__generated__/useSetPaymentMutation.graphql.ts';

export interface EnteredPayment {
  /** Whole units a year; zero: none. */
  amount: number;
  currency: string;
}

export interface SetPaymentCallbacks {
  onDone: () => void;
  onFailed: (reason: string) => void;
}

/** Enters the expected pay of a candidate. */
export function useSetPayment(candidateId: string) {
  const { run, busy } = useAction<useSetPaymentMutation>(
    graphql`
      mutation useSetPaymentMutation($input: SetCandidatePaymentInput!) {
        result: setCandidatePayment(input: $input) {
          __typename
          ... on SetCandidatePaymentPayload {
            candidate {
              id
              paymentExpected
              currency
            }
          }
          ... on AppError {
            code
            message
            issues {
              pointer
            }
          }
        }
      }
    `,
    m.bulk_payment_failed,
  );
  const save = ({ amount, currency }: EnteredPayment, callbacks: SetPaymentCallbacks) =>
    run({ variables: { input: { candidateId, paymentExpected: amount, currency } }, ...callbacks });
  return { save, busy };
}
