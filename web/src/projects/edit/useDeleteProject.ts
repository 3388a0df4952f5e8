import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { useAction } from '../../app/errors/useAction.ts';
import { forgetProject } from '../../app/visits/visits.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useDeleteProjectMutation } from './__generated__/useDeleteProjectMutation.graphql.ts';

export interface DeleteProject {
  /** Global id. */
  id: string;
  internalId: string;
  title: string;
  onDeleted: () => void;
}

/** Deletes a position with everything in it; the list is read again. */
export function useDeleteProject() {
  const { revalidate } = useRevalidator();
  const { run, busy } = useAction<useDeleteProjectMutation>(
    graphql`
      mutation useDeleteProjectMutation($input: DeleteProjectInput!) {
        result: deleteProject(input: $input) {
          __typename
          ... on DeleteProjectPayload {
            deletedProjectId
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
    m.projects_delete_failed,
  );
  const remove = ({ id, internalId, title, onDeleted }: DeleteProject): void =>
    run({
      variables: { input: { id } },
      onDone: () => {
        forgetProject(internalId);
        onDeleted();
        showToast({ text: m.projects_deleted({ title }) });
        void revalidate();
      },
    });
  return { remove, busy };
}
