import { useState } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { explainFailure } from '../../app/errors/explainFailure.ts';
import { errorText } from '../../app/relay/errorText.ts';
import type { CandidateField, useCorrectCandidateMutation } from './__generated__/useCorrectCandidateMutation.graphql.ts';
import { invalidateProject } from './invalidateProject.ts';

/** The fields that a user may correct, as named in the schema. */
export type CorrectableField = Exclude<CandidateField, '%future added value'>;

/** Saves the user's own value for a field; it survives every later extraction. */
export function useCorrectCandidate(candidateId: string, field: CorrectableField, onDone: () => void) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const fail = (error: string) => setState({ busy: false, error });
  const save = (value: unknown) => {
    setState({ busy: true, error: null });
    commitMutation<useCorrectCandidateMutation>(environment, {
      mutation,
      variables: { input: { candidateId, field, value } },
      updater: (store) => invalidateProject(store, 'correctCandidate'),
      onCompleted: ({ correctCandidate: result }) => {
        if (result.__typename === 'AppError') return fail(explainFailure(result, field));
        setState({ busy: false, error: null });
        onDone();
      },
      onError: (error) => fail(errorText(error)),
    });
  };
  return { ...state, save };
}

const mutation = graphql`
  mutation useCorrectCandidateMutation($input: CorrectCandidateInput!) {
    correctCandidate(input: $input) {
      __typename
      ... on CorrectCandidatePayload {
        candidate {
          ...correctedCandidate_candidate
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
