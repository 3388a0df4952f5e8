import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { usePersonActionsApartMutation } from './__generated__/usePersonActionsApartMutation.graphql.ts';
import type { usePersonActionsLeadMutation } from './__generated__/usePersonActionsLeadMutation.graphql.ts';
import type { usePersonActionsMergeMutation } from './__generated__/usePersonActionsMergeMutation.graphql.ts';
import type { usePersonActionsUnmergeMutation } from './__generated__/usePersonActionsUnmergeMutation.graphql.ts';

/** Rows, counts and groups of the position depend on who is one person. */
const renew = (store: RecordSourceSelectorProxy) => store.invalidateStore();

/** Merging and separating the documents of a person. */
export function usePersonActions(onDone: () => void) {
  const merging = useAction<usePersonActionsMergeMutation>(mergeMutation, m.privacy_person_failed);
  const separating = useAction<usePersonActionsUnmergeMutation>(unmergeMutation, m.privacy_person_failed);
  const leading = useAction<usePersonActionsLeadMutation>(leadMutation, m.privacy_person_failed);
  const telling = useAction<usePersonActionsApartMutation>(apartMutation, m.privacy_person_failed);
  const tell = (candidateId: string, other: { id: string; name: string }, different: boolean) =>
    telling.run({
      variables: { input: { candidateId, otherId: other.id, different } },
      updater: renew,
      onDone: () => {
        onDone();
        if (different)
          showToast({
            text: m.privacy_person_told_apart({ name: other.name }),
            action: { label: m.privacy_person_undo(), onClick: () => tell(candidateId, other, false) },
          });
      },
    });
  return {
    busy: merging.busy || separating.busy || leading.busy || telling.busy,
    merge: (mainId: string, otherIds: string[], whenMerged: () => void) =>
      merging.run({
        variables: { input: { mainId, otherIds } },
        updater: renew,
        onDone: () => {
          whenMerged();
          onDone();
        },
      }),
    separate: (candidateId: string) => separating.run({ variables: { input: { candidateId } }, updater: renew, onDone }),
    lead: (candidateId: string) => leading.run({ variables: { input: { candidateId } }, updater: renew, onDone }),
    tellApart: (candidateId: string, other: { id: string; name: string }) => tell(candidateId, other, true),
  };
}

const mergeMutation = graphql`
  mutation usePersonActionsMergeMutation($input: MergeCandidatesInput!) {
    result: mergeCandidates(input: $input) {
      __typename
      ... on MergeCandidatesPayload {
        candidate {
          ...SamePerson_candidate
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

const unmergeMutation = graphql`
  mutation usePersonActionsUnmergeMutation($input: UnmergeCandidateInput!) {
    result: unmergeCandidate(input: $input) {
      __typename
      ... on UnmergeCandidatePayload {
        candidate {
          ...SamePerson_candidate
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

const leadMutation = graphql`
  mutation usePersonActionsLeadMutation($input: LeadWithCandidateInput!) {
    result: leadWithCandidate(input: $input) {
      __typename
      ... on LeadWithCandidatePayload {
        candidate {
          ...SamePerson_candidate
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

const apartMutation = graphql`
  mutation usePersonActionsApartMutation($input: TellApartInput!) {
    result: tellApart(input: $input) {
      __typename
      ... on TellApartPayload {
        candidate {
          ...SamePerson_candidate
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
