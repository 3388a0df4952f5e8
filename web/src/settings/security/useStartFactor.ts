import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import type { useStartFactorMutation } from './__generated__/useStartFactorMutation.graphql.ts';

export interface StartedFactor {
  /** For typing into the app. */
  secret: string;
  /** The text of the QR code. */
  uri: string;
}

/** Makes a secret for the authenticator app. Nothing is asked at sign-in until the app's first code was confirmed. */
export function useStartFactor() {
  const { run, busy } = useAction<useStartFactorMutation>(
    graphql`
      mutation useStartFactorMutation($input: StartSecondFactorInput!) {
        result: startSecondFactor(input: $input) {
          __typename
          ... on StartSecondFactorPayload {
            secret
            uri
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
    m.settings_factor_failed,
  );
  const start = (onStarted: (started: StartedFactor) => void) =>
    run({
      variables: { input: {} },
      onDone: (result) => {
        if (result.__typename === 'StartSecondFactorPayload') onStarted({ secret: result.secret, uri: result.uri });
      },
    });
  return { start, busy };
}
