import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../app/errors/explainFailure.ts';
import { errorText } from '../app/relay/errorText.ts';
import { showToast } from '../ui/layers/toastManager.ts';
import type { useTypeFactsInMutation } from './__generated__/useTypeFactsInMutation.graphql.ts';

/** Requests the candidate for which the facts of an unread document are entered by hand. */
export function useTypeFactsIn(documentId: string, onReady: (candidateId: string, name: string) => void) {
  const [commit, busy] = useMutation<useTypeFactsInMutation>(graphql`
    mutation useTypeFactsInMutation($input: TypeFactsInInput!) {
      typeFactsIn(input: $input) {
        __typename
        ... on TypeFactsInPayload {
          candidate {
            id
            displayName
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
  const typeIn = () =>
    commit({
      variables: { input: { documentId } },
      onCompleted: ({ typeFactsIn: result }) => {
        if (result.__typename === 'AppError') showToast({ tone: 'error', text: explainFailure(result) });
        if (result.__typename === 'TypeFactsInPayload') onReady(result.candidate.id, result.candidate.displayName);
      },
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    });
  return { typeIn, busy };
}
