import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useArchiveProjectMutation } from './__generated__/useArchiveProjectMutation.graphql.ts';

export interface ArchiveProject {
  /** Global id. */
  id: string;
  title: string;
  archived: boolean;
}

/** Hides a position from lists or brings it back; the list is read again. */
export function useArchiveProject(onDone?: () => void) {
  const { revalidate } = useRevalidator();
  const { run } = useAction<useArchiveProjectMutation>(
    graphql`
      mutation useArchiveProjectMutation($input: UpdateProjectInput!) {
        result: updateProject(input: $input) {
          __typename
          ... on UpdateProjectPayload {
            project {
              id
              archivedAt
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
    m.projects_archive_failed,
  );
  const archive = ({ id, title, archived }: ArchiveProject): void =>
    run({
      variables: { input: { id, archived } },
      onDone: () => {
        onDone?.();
        void revalidate();
        if (!archived) return;
        const undo = { label: m.projects_undo(), onClick: () => archive({ id, title, archived: false }) };
        showToast({ text: m.projects_archived({ title }), action: undo });
      },
    });
  return archive;
}
