import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import type { SavedStatus, useSaveCandidateMutation } from './__generated__/useSaveCandidateMutation.graphql.ts';
import type { useSaveCandidateUnsaveMutation } from './__generated__/useSaveCandidateUnsaveMutation.graphql.ts';

export type SavedState = Exclude<SavedStatus, '%future added value'>;

export interface UnsaveOptions {
  /** What else changes on the screen: at once, and for good when the server agrees. */
  inStore?: (store: RecordSourceSelectorProxy) => void;
  onDone?: () => void;
}

/** Saving, shortlisting and removing candidates in the viewer's list, shown at once. */
export function useSaveCandidate() {
  const saving = useAction<useSaveCandidateMutation>(
    graphql`
      mutation useSaveCandidateMutation($input: SaveCandidateInput!) {
        result: saveCandidate(input: $input) {
          __typename
          ... on SaveCandidatePayload {
            candidate {
              id
              saved {
                status
                starred
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
    m.bulk_save_failed,
  );
  const removing = useAction<useSaveCandidateUnsaveMutation>(
    graphql`
      mutation useSaveCandidateUnsaveMutation($input: UnsaveCandidateInput!) {
        result: unsaveCandidate(input: $input) {
          __typename
          ... on UnsaveCandidatePayload {
            candidate {
              id
              saved {
                status
                starred
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
    m.bulk_unsave_failed,
  );
  return {
    busy: saving.busy || removing.busy,
    /** Without a status: SAVED for one that is not saved yet, else the status stays. */
    save: (candidateId: string, status?: SavedState, onDone?: () => void) =>
      saving.run({
        variables: { input: { candidateId, ...(status && { status }) } },
        optimisticUpdater: (store) => setSaved(store, candidateId, status ?? 'SAVED'),
        ...(onDone && { onDone }),
      }),
    unsave: (candidateId: string, { inStore, onDone }: UnsaveOptions = {}) =>
      removing.run({
        variables: { input: { candidateId } },
        optimisticUpdater: (store) => {
          store.get(candidateId)?.setValue(null, 'saved');
          inStore?.(store);
        },
        // A refusal comes as an answer, too.
        updater: (store) => {
          if (store.getRootField('unsaveCandidate')?.getType() === 'UnsaveCandidatePayload') inStore?.(store);
        },
        ...(onDone && { onDone }),
      }),
  };
}

function setSaved(store: RecordSourceSelectorProxy, candidateId: string, status: SavedState): void {
  const candidate = store.get(candidateId);
  const saved = candidate?.getOrCreateLinkedRecord('saved', 'Saved');
  saved?.setValue(status, 'status').setValue(status === 'SHORTLISTED', 'starred');
}
