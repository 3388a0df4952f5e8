import { useState } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { explainFailure } from '../app/errors/explainFailure.ts';
import { errorText } from '../app/relay/errorText.ts';
import type { useStartScreeningMutation } from './__generated__/useStartScreeningMutation.graphql.ts';
import { type ChosenFile, countSendable } from './choose/chosenFiles.ts';

export interface StartScreening {
  start: (files: readonly ChosenFile[], projectId: string | null) => void;
  starting: boolean;
  /** Why it could not start; the files stay chosen. */
  error: string | null;
}

/** Creates a screening, starts uploading its files and goes to the processing screen at once. */
export function useStartScreening(): StartScreening {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [state, setState] = useState<{ starting: boolean; error: string | null }>({ starting: false, error: null });
  const fail = (error: string) => setState({ starting: false, error });
  const start = (files: readonly ChosenFile[], projectId: string | null) => {
    setState({ starting: true, error: null });
    // Its code comes while the screening is created: the screen is there without it.
    const queue = import('./queue/runUpload.ts');
    commitMutation<useStartScreeningMutation>(environment, {
      mutation,
      variables: {
        input: {
          projectId,
          expectedJobDescriptions: countSendable(files, 'JOB_DESCRIPTION'),
          expectedResumes: countSendable(files, 'RESUME'),
        },
      },
      onCompleted: ({ startScreening: result }) => {
        if (result.__typename === 'AppError') return fail(explainFailure(result));
        if (result.__typename !== 'StartScreeningPayload') return;
        const { internalId } = result.screening;
        const sendable = files.filter(({ problem }) => problem === null);
        queue.then(
          ({ beginUpload }) => {
            beginUpload(environment, internalId, sendable);
            void navigate(`/processing?screening=${internalId}`);
          },
          (reason: Error) => fail(errorText(reason)),
        );
      },
      onError: (error) => fail(errorText(error)),
    });
  };
  return { start, ...state };
}

const mutation = graphql`
  mutation useStartScreeningMutation($input: StartScreeningInput!) {
    startScreening(input: $input) {
      __typename
      ... on StartScreeningPayload {
        screening {
          internalId
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
