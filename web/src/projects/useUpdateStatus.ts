import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../app/errors/explainFailure.ts';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/layers/toastManager.ts';
import type { ProjectStatus, useUpdateStatusMutation } from './__generated__/useUpdateStatusMutation.graphql.ts';

/** Changes a position's status on the screen at once; if the server refuses, the change is reverted and the reason shown. */
export function useUpdateStatus(): (id: string, status: ProjectStatus) => void {
  const [commit] = useMutation<useUpdateStatusMutation>(graphql`
    mutation useUpdateStatusMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        __typename
        ... on UpdateProjectPayload {
          project {
            id
            status
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
  const update = (id: string, status: ProjectStatus) => {
    const fail = (reason: string) => {
      showToast({
        tone: 'error',
        text: m.projects_status_failed({ reason }),
        action: { label: m.ui_retry(), onClick: () => update(id, status) },
      });
    };
    commit({
      variables: { input: { id, status } },
      optimisticResponse: { updateProject: { __typename: 'UpdateProjectPayload', project: { id, status } } },
      onCompleted: ({ updateProject: result }) => {
        if (result.__typename === 'AppError') fail(explainFailure(result));
      },
      onError: (error) => fail(errorText(error)),
    });
  };
  return update;
}
