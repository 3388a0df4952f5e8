import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { UpdateProfileInput, useSaveProfileMutation } from './__generated__/useSaveProfileMutation.graphql.ts';

/** Saves name and role; a reason for failure stays until the next try. */
export function useSaveProfile() {
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy } = useAction<useSaveProfileMutation>(
    graphql`
      mutation useSaveProfileMutation($input: UpdateProfileInput!) {
        result: updateProfile(input: $input) {
          __typename
          ... on UpdateProfilePayload {
            viewer {
              ...ProfileForm_viewer
              ...PersonMenu_viewer
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
    ({ reason: why }) => why,
  );
  const save = (input: UpdateProfileInput, onDone: () => void) => {
    setReason(null);
    run({
      variables: { input },
      onFailed: setReason,
      onDone: () => {
        showToast({ text: m.settings_profile_saved() });
        onDone();
      },
    });
  };
  return { save, busy, reason };
}
