import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../app/errors/explainFailure.ts';
import { errorText } from '../app/relay/errorText.ts';
import type { useVerifyCodeMutation } from './__generated__/useVerifyCodeMutation.graphql.ts';

/** Exchanges a code for a session's token. */
export function useVerifyCode() {
  const [error, setError] = useState<string | null>(null);
  const [commit, busy] = useMutation<useVerifyCodeMutation>(graphql`
    mutation useVerifyCodeMutation($input: VerifySignInCodeInput!) {
      verifySignInCode(input: $input) {
        __typename
        ... on VerifySignInCodePayload {
          accessToken
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
  const verify = (input: { email: string; code: string; remember: boolean }, onSignedIn: (token: string) => void) => {
    setError(null);
    commit({
      variables: { input },
      onCompleted: ({ verifySignInCode: result }) => {
        if (result.__typename === 'VerifySignInCodePayload') onSignedIn(result.accessToken);
        if (result.__typename === 'AppError') setError(explainFailure(result));
      },
      onError: (failure) => setError(errorText(failure)),
    });
  };
  return { verify, busy, error, clear: () => setError(null) };
}
