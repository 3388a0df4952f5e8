import { useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import { errorText } from '../relay/errorText.ts';
import { explainFailure, type Failure } from './explainFailure.ts';

/** A mutation whose only field is called `result`: its payload, or an `AppError`. */
interface ActionMutation extends MutationParameters {
  readonly response: { readonly result: { readonly __typename: string } };
}

export interface ActionRun<Mutation extends ActionMutation> {
  variables: Mutation['variables'];
  /** Shown at once, and taken back when the server refuses. */
  optimisticUpdater?: SelectorStoreUpdater<Mutation['response']>;
  updater?: SelectorStoreUpdater<Mutation['response']>;
  onDone?: (result: Mutation['response']['result']) => void;
  /** The screen shows the reason itself: no toast. */
  onFailed?: (reason: string) => void;
}

/** A user's action on a candidate. A failure is told with its reason and a retry. */
export function useAction<Mutation extends ActionMutation>(
  mutation: GraphQLTaggedNode,
  failed: (inputs: { reason: string }) => string,
) {
  const [commit, busy] = useMutation<Mutation>(mutation);
  const run = (action: ActionRun<Mutation>): void => {
    const { variables, optimisticUpdater, updater, onDone, onFailed } = action;
    const fail = (reason: string) => {
      if (onFailed) return onFailed(reason);
      showToast({ tone: 'error', text: failed({ reason }), action: { label: m.ui_retry(), onClick: () => run(action) } });
    };
    commit({
      variables,
      ...(optimisticUpdater && { optimisticUpdater }),
      ...(updater && { updater }),
      onCompleted: ({ result }) => {
        if (result.__typename === 'AppError') fail(explainFailure(result as unknown as Failure));
        else onDone?.(result);
      },
      onError: (error) => fail(errorText(error)),
    });
  };
  return { run, busy };
}
