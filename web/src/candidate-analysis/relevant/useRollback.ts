import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../../app/errors/explainFailure.ts';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useRollbackMutation } from './__generated__/useRollbackMutation.graphql.ts';

/** Makes an earlier revision's requirements current again, as a new revision. */
export function useRollback(projectId: string, onDone: () => void): { rollback: (revisionId: string) => void; busy: boolean } {
  const [commit, busy] = useMutation<useRollbackMutation>(graphql`
    mutation useRollbackMutation($input: RollbackRequirementsInput!) {
      rollbackRequirements(input: $input) {
        __typename
        ... on RollbackRequirementsPayload {
          project {
            ...RelevantTab_project
            ...RevisionsDrawer_project
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
  `);
  const rollback = (revisionId: string) => {
    const fail = (text: string) =>
      showToast({
        tone: 'error',
        text: `${m.requirements_rollback_failed()}. ${text}`,
        action: { label: m.ui_retry(), onClick: () => rollback(revisionId) },
      });
    commit({
      variables: { input: { projectId, revisionId } },
      onCompleted: ({ rollbackRequirements: result }) => {
        if (result.__typename === 'AppError') return fail(explainFailure(result));
        showToast({ text: m.requirements_rolled_back() });
        onDone();
      },
      onError: (failure) => fail(errorText(failure)),
    });
  };
  return { rollback, busy };
}
