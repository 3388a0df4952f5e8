import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { useAction } from '../../app/errors/useAction.ts';
import { keepSavedAs } from '../../app/kept/kept.ts';
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
  const saving = useAction<useSaveCandidateMutation>(saveMutation, m.bulk_save_failed);
  const removing = useAction<useSaveCandidateUnsaveMutation>(unsaveMutation, m.bulk_unsave_failed);
  return {
    busy: saving.busy || removing.busy,
    /** Without a status: SAVED for one that is not saved yet, else the status stays. */
    save: (candidateId: string, status?: SavedState, onDone?: () => void) =>
      saving.run({
        variables: { input: { candidateId, ...(status && { status }) } },
        optimisticUpdater: (store) => {
          if (status || !store.get(candidateId)?.getLinkedRecord('saved')) setSaved(store, candidateId, status ?? 'SAVED');
        },
        onDone: (result) => {
          if (result.__typename === 'SaveCandidatePayload') keepSavedAs(result.candidate.internalId, result.candidate.saved);
          onDone?.();
        },
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
        onDone: (result) => {
          if (result.__typename === 'UnsaveCandidatePayload') keepSavedAs(result.candidate.internalId, result.candidate.saved);
          onDone?.();
        },
      }),
  };
}

function setSaved(store: RecordSourceSelectorProxy, candidateId: string, status: SavedState): void {
  const candidate = store.get(candidateId);
  const saved = candidate?.getOrCreateLinkedRecord('saved', 'Saved');
  saved?.setValue(status, 'status').setValue(status === 'SHORTLISTED', 'starred');
}

const saveMutation = graphql`
  mutation useSaveCandidateMutation($input: SaveCandidateInput!) {
    result: saveCandidate(input: $input) {
      __typename
      ... on SaveCandidatePayload {
        candidate {
          id
          internalId
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
`;

const unsaveMutation = graphql`
  mutation useSaveCandidateUnsaveMutation($input: UnsaveCandidateInput!) {
    result: unsaveCandidate(input: $input) {
      __typename
      ... on UnsaveCandidatePayload {
        candidate {
          id
          internalId
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
`;
