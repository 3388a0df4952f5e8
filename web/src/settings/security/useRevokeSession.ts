import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useRevokeSessionMutation } from './__generated__/useRevokeSessionMutation.graphql.ts';

/** Signs another browser out. */
export function useRevokeSession() {
  const { run, busy } = useAction<useRevokeSessionMutation>(
    graphql`
      mutation useRevokeSessionMutation($input: RevokeSessionInput!) {
        result: revokeSession(input: $input) {
          __typename
          ... on RevokeSessionPayload {
            viewer {
              ...Sessions_viewer
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
    m.settings_session_end_failed,
  );
  const revoke = (id: string) =>
    run({ variables: { input: { id } }, onDone: () => showToast({ text: m.settings_session_ended() }) });
  return { revoke, busy };
}
