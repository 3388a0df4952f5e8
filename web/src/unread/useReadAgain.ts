import { useState } from 'react';
import { commitLocalUpdate, commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { explainFailure } from '../app/errors/explainFailure.ts';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/layers/toastManager.ts';
import type { useReadAgainMutation } from './__generated__/useReadAgainMutation.graphql.ts';
import { followReading } from './followReading.ts';

/** Has a document read again, from another file or the same one, and reports the result. */
export function useReadAgain({ id, fileName }: { id: string; fileName: string }, projectId: string) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const stop = (text: string) => {
    setBusy(false);
    showToast({ tone: 'error', text });
  };
  const readAgain = (file: File | null) => {
    setBusy(true);
    commitMutation<useReadAgainMutation>(environment, {
      mutation,
      // The file is null in the JSON part; the multipart map says where it belongs.
      variables: { input: { documentId: id, file: null } },
      ...(file && { uploadables: { 'variables.input.file': file } }),
      onCompleted: ({ readAgain: result }) => {
        if (result.__typename === 'AppError') return stop(explainFailure(result));
        void followReading(environment, id).then((unread) => {
          setBusy(false);
          const name = file?.name ?? fileName;
          if (unread === null) showToast({ tone: 'success', text: m.unread_read_now({ file: name }) });
          else showToast({ tone: 'error', text: m.unread_still({ file: name, reason: unread.reason }) });
          refreshProject(environment, projectId);
        });
      },
      onError: (error) => stop(errorText(error)),
    });
  };
  return { readAgain, busy };
}

function refreshProject(environment: IEnvironment, projectId: string): void {
  commitLocalUpdate(environment, (store) => store.get(projectId)?.invalidateRecord());
}

const mutation = graphql`
  mutation useReadAgainMutation($input: ReadAgainInput!) {
    readAgain(input: $input) {
      __typename
      ... on ReadAgainPayload {
        document {
          id
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
