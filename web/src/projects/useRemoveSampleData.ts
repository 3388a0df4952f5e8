import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { useAction } from '../app/errors/useAction.ts';
import { forgetProject } from '../app/visits/visits.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/layers/toastManager.ts';
import type { useRemoveSampleDataMutation } from './__generated__/useRemoveSampleDataMutation.graphql.ts';

export interface RemoveSampleData {
  /** How many the user agreed to. */
  positions: number;
  /** Also when it failed. */
  onEnd: () => void;
}

/** Deletes the sample positions; the screen is read again. */
export function useRemoveSampleData() {
  const { revalidate } = useRevalidator();
  const { run, busy } = useAction<useRemoveSampleDataMutation>(
    graphql`
      mutation useRemoveSampleDataMutation($input: RemoveSampleDataInput!) {
        result: removeSampleData(input: $input) {
          __typename
          ... on RemoveSampleDataPayload {
            deletedInternalIds
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
    m.sample_remove_failed,
  );
  const remove = ({ positions, onEnd }: RemoveSampleData): void => {
    const tell = (reason: string) => {
      onEnd();
      showToast({ tone: 'error', text: m.sample_remove_failed({ reason }) });
      // There may be others by now than those that were shown.
      void revalidate();
    };
    run({
      variables: { input: { positions } },
      onDone: (result) => {
        if (result.__typename === 'RemoveSampleDataPayload') result.deletedInternalIds.forEach(forgetProject);
        onEnd();
        showToast({ text: m.sample_removed() });
        void revalidate();
      },
      onFailed: tell,
    });
  };
  return { remove, busy };
}
