import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useArchiveCandidateMutation } from './__generated__/useArchiveCandidateMutation.graphql.ts';

/** Hides a candidate from the lists of its position, with a way to undo it in the message; lists of the position fetch themselves again. */
export function useArchiveCandidate() {
  const { run, busy } = useAction<useArchiveCandidateMutation>(
    graphql`
      mutation useArchiveCandidateMutation($input: ArchiveCandidateInput!) {
        result: archiveCandidate(input: $input) {
          __typename
          ... on ArchiveCandidatePayload {
            candidate {
              id
              archivedAt
              displayName
              project {
                id
              }
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
    m.bulk_archive_failed,
  );
  const archive = (candidateId: string, archived = true): void =>
    run({
      variables: { input: { candidateId, archived } },
      updater: (store) =>
        store.getRootField('archiveCandidate')?.getLinkedRecord('candidate')?.getLinkedRecord('project')?.invalidateRecord(),
      onDone: (result) => {
        if (result.__typename !== 'ArchiveCandidatePayload' || !archived) return;
        const { displayName } = result.candidate;
        const undo = { label: m.bulk_undo(), onClick: () => archive(candidateId, false) };
        showToast({ text: m.bulk_archived({ name: displayName }), action: undo });
      },
    });
  return { archive, busy };
}
