import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../../../app/errors/explainFailure.ts';
import { errorText } from '../../../app/relay/errorText.ts';
import { m } from '../../../paraglide/messages.js';
import { showToast } from '../../../ui/layers/toastManager.ts';
import type { useDeletePresetMutation } from './__generated__/useDeletePresetMutation.graphql.ts';

/** Deletes a preset and says so. */
export function useDeletePreset() {
  const [commit, busy] = useMutation<useDeletePresetMutation>(graphql`
    mutation useDeletePresetMutation($input: DeletePresetInput!) {
      deletePreset(input: $input) {
        __typename
        ... on DeletePresetPayload {
          deletedPresetId
          viewer {
            ...PresetBar_viewer
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
  const remove = ({ id, name }: { id: string; name: string }, onDone: () => void) => {
    const fail = (reason: string) =>
      showToast({
        tone: 'error',
        text: m.ranking_preset_delete_failed({ reason }),
        action: { label: m.ui_retry(), onClick: () => remove({ id, name }, onDone) },
      });
    commit({
      variables: { input: { id } },
      onCompleted: ({ deletePreset: result }) => {
        if (result.__typename === 'AppError') return fail(explainFailure(result));
        showToast({ text: m.ranking_preset_deleted({ name }) });
        onDone();
      },
      onError: (error) => fail(errorText(error)),
    });
  };
  return { remove, busy };
}
