import { graphql, useMutation } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import { errorText } from '../relay/errorText.ts';
import { RequestError } from '../relay/RequestError.ts';
import { endSession } from '../session/endSession.ts';
import type { useSignOutMutation } from './__generated__/useSignOutMutation.graphql.ts';

/**
 * Ends the session, or all sessions of the user, on the server first, then here. If the server cannot be reached the token would stay valid, so the user
 * stays signed in and is told.
 */
export function useSignOut({ everywhere = false }: { everywhere?: boolean } = {}): () => void {
  const [commit] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        signedOut
      }
    }
  `);
  const signOut = () =>
    void commit({
      variables: { input: { everywhere } },
      onCompleted: () => void leave(),
      onError: (error) => {
        if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') void leave();
        else
          showToast({
            tone: 'error',
            text: m.shell_sign_out_failed({ reason: errorText(error) }),
            action: { label: m.ui_retry(), onClick: signOut },
          });
      },
    });
  return signOut;
}

/** Files waiting for upload survive reloads in the browser, so they are deleted on sign-out. A browser that cannot store them has none to delete. */
async function leave(): Promise<void> {
  const { forgetAllFiles } = await import('../../upload/queue/keptFiles.ts');
  await forgetAllFiles().catch(() => undefined);
  endSession({ comeBack: false });
}
