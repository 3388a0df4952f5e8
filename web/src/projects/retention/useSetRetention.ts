import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { SetRetentionInput, useSetRetentionMutation } from './__generated__/useSetRetentionMutation.graphql.ts';

/** Sets a rule. When it is refused, the preview is read anew: it may be out of date. */
export function useSetRetention(onSet: () => void, onRefused: () => void) {
  const [error, setError] = useState<string | null>(null);
  const { run, busy } = useAction<useSetRetentionMutation>(
    graphql`
      mutation useSetRetentionMutation($input: SetRetentionInput!) {
        result: setRetention(input: $input) {
          __typename
          ... on SetRetentionPayload {
            project {
              ...RetentionForm_project
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
    ({ reason }) => reason,
  );
  const set = (input: SetRetentionInput): void => {
    setError(null);
    run({
      variables: { input },
      onDone: () => {
        showToast({ text: m.privacy_retention_was_set() });
        onSet();
      },
      onFailed: (reason) => {
        setError(reason);
        onRefused();
      },
    });
  };
  return { set, busy, error };
}
