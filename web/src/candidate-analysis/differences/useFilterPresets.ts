import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import type { useFilterPresetsDeleteMutation } from './__generated__/useFilterPresetsDeleteMutation.graphql.ts';
import type { useFilterPresetsSaveMutation } from './__generated__/useFilterPresetsSaveMutation.graphql.ts';
import type { DifferencesState } from './differencesAddress.ts';

/** Stores and deletes presets of filters; the list of presets follows. */
export function useFilterPresets() {
  const saving = useAction<useFilterPresetsSaveMutation>(
    graphql`
      mutation useFilterPresetsSaveMutation($input: SavePresetInput!) {
        result: savePreset(input: $input) {
          __typename
          ... on SavePresetPayload {
            viewer {
              ...FilterPresets_viewer
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
    `,
    m.comparisons_save_preset_failed,
  );
  const deleting = useAction<useFilterPresetsDeleteMutation>(
    graphql`
      mutation useFilterPresetsDeleteMutation($input: DeletePresetInput!) {
        result: deletePreset(input: $input) {
          __typename
          ... on DeletePresetPayload {
            viewer {
              ...FilterPresets_viewer
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
    `,
    m.comparisons_delete_preset_failed,
  );
  return {
    busy: saving.busy || deleting.busy,
    save: (name: string, payload: Omit<DifferencesState, 'page'>, onDone: () => void) =>
      saving.run({ variables: { input: { name, scope: 'differences', payload } }, onDone }),
    remove: (id: string, onDone: () => void) => deleting.run({ variables: { input: { id } }, onDone }),
  };
}
