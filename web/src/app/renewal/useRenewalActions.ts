import { graphql, useMutation } from 'react-relay';
import { showToast } from '../../ui/layers/toastManager.ts';
import { errorText } from '../relay/errorText.ts';
import type { useRenewalActionsContinueMutation } from './__generated__/useRenewalActionsContinueMutation.graphql.ts';
import type { useRenewalActionsStopMutation } from './__generated__/useRenewalActionsStopMutation.graphql.ts';

export interface RenewalActions {
  stop(): void;
  goOn(): void;
  busy: boolean;
}

/** Stops the renewal of results, or renews the rest. */
export function useRenewalActions(jobId: string): RenewalActions {
  const [commitStop, stopping] = useMutation<useRenewalActionsStopMutation>(graphql`
    mutation useRenewalActionsStopMutation($input: StopRenewalInput!) {
      result: stopRenewal(input: $input) {
        __typename
        ... on StopRenewalPayload {
          renewal {
            id
            state
            completed
            failed
            total
          }
        }
        ... on AppError {
          message
        }
      }
    }
  `);
  const [commitGoOn, goingOn] = useMutation<useRenewalActionsContinueMutation>(graphql`
    mutation useRenewalActionsContinueMutation($input: ContinueRenewalInput!) {
      result: continueRenewal(input: $input) {
        __typename
        ... on ContinueRenewalPayload {
          renewal {
            id
            state
            completed
            failed
            total
          }
        }
        ... on AppError {
          message
        }
      }
    }
  `);
  const onError = (error: Error) => showToast({ tone: 'error', text: errorText(error) });
  const onCompleted = ({ result }: { readonly result: { readonly __typename: string; readonly message?: string } }) => {
    if (result.message !== undefined) showToast({ tone: 'error', text: result.message });
  };
  const variables = { input: { jobId } };
  return {
    stop: () => commitStop({ variables, onCompleted, onError }),
    goOn: () =>
      commitGoOn({
        variables,
        onCompleted,
        onError,
        updater: (store) => {
          const payload = store.getRootField('continueRenewal');
          if (payload?.getType() !== 'ContinueRenewalPayload') return;
          const renewal = payload.getLinkedRecord('renewal');
          if (renewal) store.getRoot().setLinkedRecord(renewal, 'renewal');
          else store.getRoot().setValue(null, 'renewal');
        },
      }),
    busy: stopping || goingOn,
  };
}
