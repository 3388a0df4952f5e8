import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../app/errors/explainFailure.ts';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import type { useVerifyCodeMutation, VerifySignInCodeInput } from './__generated__/useVerifyCodeMutation.graphql.ts';

export interface VerifyOutcome {
  onSignedIn: (token: string) => void;
  /** The code is right, but the authenticator app's is needed too. */
  onSecondFactor?: () => void;
  /** Says which code was wrong, when more than one was sent. */
  wrongCode?: () => string;
}

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
  const fail = (reason: string) => setError(m.login_verify_failed({ reason }));
  const verify = (input: VerifySignInCodeInput, { onSignedIn, onSecondFactor, wrongCode }: VerifyOutcome) => {
    setError(null);
    commit({
      variables: { input },
      onCompleted: ({ verifySignInCode: result }) => {
        if (result.__typename === 'VerifySignInCodePayload') onSignedIn(result.accessToken);
        if (result.__typename !== 'AppError') return;
        if (result.code === 'SECOND_FACTOR_NEEDED' && onSecondFactor) onSecondFactor();
        else fail(result.code === 'WRONG_CODE' && wrongCode ? wrongCode() : explainFailure(result));
      },
      onError: (failure) => fail(errorText(failure)),
    });
  };
  return { verify, busy, error, clear: () => setError(null) };
}
