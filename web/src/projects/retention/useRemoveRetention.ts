import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useRemoveRetentionMutation } from './__generated__/useRemoveRetentionMutation.graphql.ts';

/** Removes the rule of a position: its candidates stay. */
export function useRemoveRetention(onRemoved: () => void) {
  const { run, busy } = useAction<useRemoveRetentionMutation>(
    graphql`
      mutation useRemoveRetentionMutation($input: RemoveRetentionInput!) {
        result: removeRetention(input: $input) {
          __typename
          ... on RemoveRetentionPayload {
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
    m.privacy_retention_remove_failed,
  );
  const remove = (projectId: string): void =>
    run({
      variables: { input: { projectId } },
      onDone: () => {
        showToast({ text: m.privacy_retention_removed() });
        onRemoved();
      },
    });
  return { remove, busy };
}
