import { graphql, useMutation } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import { explainFailure } from '../errors/explainFailure.ts';
import { errorText } from '../relay/errorText.ts';
import type { useSavePreferenceMutation } from './__generated__/useSavePreferenceMutation.graphql.ts';

/** Saves a choice in the user's profile, so that it applies on other machines too. In this browser it applies even if saving fails. */
export function useSavePreference(): (input: { language?: string; theme?: string }) => void {
  const [commit] = useMutation<useSavePreferenceMutation>(graphql`
    mutation useSavePreferenceMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfilePayload {
          viewer {
            language
            theme
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
  const complain = (reason: string) => {
    showToast({ tone: 'error', text: m.shell_preference_failed({ reason }) });
  };
  return (input) =>
    void commit({
      variables: { input },
      onCompleted: ({ updateProfile: result }) => {
        if (result.__typename === 'AppError') complain(explainFailure(result));
      },
      onError: (error) => complain(errorText(error)),
    });
}
