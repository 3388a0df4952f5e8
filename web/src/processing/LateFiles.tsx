import { graphql, useFragment, useMutation, useRelayEnvironment } from 'react-relay';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { showToast } from '../ui/layers/toastManager.ts';
import { retryUpload, stopUpload } from '../upload/queue/runUpload.ts';
import { useUploadRun } from '../upload/queue/uploadRuns.ts';
import type { LateFiles_screening$key } from './__generated__/LateFiles_screening.graphql.ts';
import type { LateFilesMutation } from './__generated__/LateFilesMutation.graphql.ts';

/** Says what is missing when files could not be uploaded or are being uploaded from elsewhere, and lets the screening continue without them. */
export function LateFiles({ screening }: { screening: LateFiles_screening$key }) {
  const data = useFragment(
    graphql`
      fragment LateFiles_screening on Screening {
        id
        internalId
        state
        expectedFiles
        filesTotal
      }
    `,
    screening,
  );
  const environment = useRelayEnvironment();
  const files = useUploadRun(data.internalId);
  const failed = files.filter(({ state }) => state === 'failed').length;
  const busy = files.some(({ state }) => state === 'waiting' || state === 'sending');
  const { finish, finishing } = useFinishUpload(data.id, () => stopUpload(data.internalId));
  const missing = data.expectedFiles - data.filesTotal;
  if (data.state !== 'UPLOADING' || busy || missing <= 0 || (files.length > 0 && failed === 0)) return null;
  return (
    <section
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-yellow-line bg-yellow-bg px-4 py-3 text-sm text-yellow-fg"
    >
      <p className="min-w-60 flex-1">
        {failed > 0 ? m.processing_late_failed({ count: failed }) : m.processing_late_elsewhere({ count: missing })}
      </p>
      {failed > 0 ? <Button onClick={() => retryUpload(environment, data.internalId)}>{m.ui_retry()}</Button> : null}
      <Button busy={finishing} onClick={finish}>
        {m.processing_go_on_without({ count: missing })}
      </Button>
    </section>
  );
}

function useFinishUpload(screeningId: string, onFinished: () => void) {
  const [commit, finishing] = useMutation<LateFilesMutation>(graphql`
    mutation LateFilesMutation($input: FinishUploadInput!) {
      finishUpload(input: $input) {
        __typename
        ... on FinishUploadPayload {
          screening {
            id
          }
        }
        ... on AppError {
          message
        }
      }
    }
  `);
  const finish = () =>
    commit({
      variables: { input: { screeningId } },
      onCompleted: ({ finishUpload: result }) => {
        if (result.__typename === 'AppError') showToast({ tone: 'error', text: result.message });
        else onFinished();
      },
      onError: (error) => showToast({ tone: 'error', text: errorText(error), action: { label: m.ui_retry(), onClick: finish } }),
    });
  return { finish, finishing };
}
