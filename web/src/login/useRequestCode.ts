import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../app/errors/explainFailure.ts';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import type { useRequestCodeMutation } from './__generated__/useRequestCodeMutation.graphql.ts';

/** Requests a code. The answer is the same for known and unknown addresses. */
export function useRequestCode() {
  const [error, setError] = useState<string | null>(null);
  const [commit, busy] = useMutation<useRequestCodeMutation>(graphql`
    mutation useRequestCodeMutation($input: RequestSignInCodeInput!) {
      requestSignInCode(input: $input) {
        __typename
        ... on RequestSignInCodePayload {
          cooldownSeconds
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
  `);
  const fail = (reason: string) => setError(m.login_request_failed({ reason }));
  const request = (email: string, onSent: (cooldownSeconds: number) => void) => {
    setError(null);
    commit({
      variables: { input: { email } },
      onCompleted: ({ requestSignInCode: result }) => {
        if (result.__typename === 'RequestSignInCodePayload') onSent(result.cooldownSeconds);
        if (result.__typename === 'AppError') fail(explainFailure(result));
      },
      onError: (failure) => fail(errorText(failure)),
    });
  };
  return { request, busy, error };
}
