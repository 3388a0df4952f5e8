import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import type { CreateAccessTokenInput, useCreateTokenMutation } from './__generated__/useCreateTokenMutation.graphql.ts';

/** Makes a token; a reason for failure stays until the next try. */
export function useCreateToken() {
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy } = useAction<useCreateTokenMutation>(
    graphql`
      mutation useCreateTokenMutation($input: CreateAccessTokenInput!) {
        result: createAccessToken(input: $input) {
          __typename
          ... on CreateAccessTokenPayload {
            token
            viewer {
              ...AccessTokens_viewer
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
    ({ reason: why }) => why,
  );
  const create = (input: CreateAccessTokenInput, onCreated: (token: string) => void) => {
    setReason(null);
    run({
      variables: { input },
      onFailed: setReason,
      onDone: (result) => {
        if (result.__typename === 'CreateAccessTokenPayload') onCreated(result.token);
      },
    });
  };
  return { create, busy, reason };
}
