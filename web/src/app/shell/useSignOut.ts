import { graphql, useMutation } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/toastManager.ts';
import { errorText } from '../relay/errorText.ts';
import { RequestError } from '../relay/RequestError.ts';
import { endSession } from '../session/endSession.ts';
import type { useSignOutMutation } from './__generated__/useSignOutMutation.graphql.ts';

/** Ends the session on the server, then here. While the server cannot be told, the token would live on: the user learns of it and stays. */
export function useSignOut(): () => void {
  const [commit] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        signedOut
      }
    }
  `);
  return () =>
    void commit({
      variables: { input: {} },
      onCompleted: () => void leave(),
      onError: (error) => {
        if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') void leave();
        else showToast({ tone: 'error', text: m.shell_sign_out_failed({ reason: errorText(error) }) });
      },
    });
}

/** Files that wait for their upload are kept in the browser over reloads: they go with the person. A browser that keeps none has none to forget. */
async function leave(): Promise<void> {
  const { forgetAllFiles } = await import('../../upload/queue/keptFiles.ts');
  await forgetAllFiles().catch(() => undefined);
  endSession({ comeBack: false });
}
