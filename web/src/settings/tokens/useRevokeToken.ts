import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useRevokeTokenMutation } from './__generated__/useRevokeTokenMutation.graphql.ts';

export function useRevokeToken() {
  const { run, busy } = useAction<useRevokeTokenMutation>(
    graphql`
      mutation useRevokeTokenMutation($input: RevokeAccessTokenInput!) {
        result: revokeAccessToken(input: $input) {
          __typename
          ... on RevokeAccessTokenPayload {
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
    m.settings_token_revoke_failed,
  );
  const revoke = (id: string) =>
    run({ variables: { input: { id } }, onDone: () => showToast({ text: m.settings_token_revoked() }) });
  return { revoke, busy };
}
