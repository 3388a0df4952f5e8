import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { explainFailure } from '../../../app/errors/explainFailure.ts';
import { errorText } from '../../../app/relay/errorText.ts';
import type { useSavePresetMutation } from './__generated__/useSavePresetMutation.graphql.ts';
import type { FilePreset } from './presetFile.ts';

/** Stores a weight preset; a name that exists already, ignoring case, is overwritten. Rejects with the reason in the user's language. */
export function useSavePreset(): (preset: FilePreset) => Promise<{ id: string; name: string }> {
  const environment = useRelayEnvironment();
  return ({ name, weights }) =>
    new Promise((resolve, reject) => {
      commitMutation<useSavePresetMutation>(environment, {
        mutation,
        variables: { input: { name, scope: 'weights', payload: weights } },
        onCompleted: ({ savePreset: result }) => {
          if (result.__typename === 'SavePresetPayload' && result.preset) resolve(result.preset);
          else reject(new Error(result.__typename === 'AppError' ? explainFailure(result) : ''));
        },
        onError: (error) => reject(new Error(errorText(error))),
      });
    });
}

const mutation = graphql`
  mutation useSavePresetMutation($input: SavePresetInput!) {
    savePreset(input: $input) {
      __typename
      ... on SavePresetPayload {
        preset {
          id
          name
          payload
        }
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
`;
