import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../app/errors/explainFailure.ts';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/layers/toastManager.ts';
import type { useRemoveUnreadMutation } from './__generated__/useRemoveUnreadMutation.graphql.ts';

/** Removes an unread document from its position; components that show the position fetch it again. */
export function useRemoveUnread(document: { id: string; fileName: string }, projectId: string, onDone: () => void) {
  const [commit, busy] = useMutation<useRemoveUnreadMutation>(graphql`
    mutation useRemoveUnreadMutation($input: RemoveUnreadInput!) {
      removeUnread(input: $input) {
        __typename
        ... on RemoveUnreadPayload {
          deletedDocumentId
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
  const remove = () =>
    commit({
      variables: { input: { documentId: document.id } },
      updater: (store) => store.get(projectId)?.invalidateRecord(),
      onCompleted: ({ removeUnread: result }) => {
        onDone();
        if (result.__typename === 'AppError') return showToast({ tone: 'error', text: explainFailure(result) });
        showToast({ tone: 'success', text: m.unread_removed({ file: document.fileName }) });
      },
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    });
  return { remove, busy };
}
