import { graphql, useMutation } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/toastManager.ts';
import { errorText } from '../relay/errorText.ts';
import type { useSavePreferenceMutation } from './__generated__/useSavePreferenceMutation.graphql.ts';

/** Keeps a choice with the user's profile, so that it holds on other machines too. Here it holds in any case. */
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
          message
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
        if (result.__typename === 'AppError') complain(result.message);
      },
      onError: (error) => complain(errorText(error)),
    });
}
