import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toastManager.ts';
import { stopUpload } from '../upload/queue/runUpload.ts';
import type { CancelScreening_screening$key } from './__generated__/CancelScreening_screening.graphql.ts';
import type { CancelScreeningMutation } from './__generated__/CancelScreeningMutation.graphql.ts';

/** Stops the jobs after a confirmation that says what is kept, and goes back to the start. */
export function CancelScreening({ screening }: { screening: CancelScreening_screening$key }) {
  const data = useFragment(
    graphql`
      fragment CancelScreening_screening on Screening {
        id
        internalId
        filesProcessed
        filesTotal
        expectedFiles
      }
    `,
    screening,
  );
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const [commit, cancelling] = useMutation<CancelScreeningMutation>(graphql`
    mutation CancelScreeningMutation($input: CancelScreeningInput!) {
      cancelScreening(input: $input) {
        __typename
        ... on CancelScreeningPayload {
          screening {
            id
            state
          }
        }
        ... on AppError {
          message
        }
      }
    }
  `);
  const cancel = () =>
    commit({
      variables: { input: { screeningId: data.id } },
      onCompleted: ({ cancelScreening: result }) => {
        setAsking(false);
        if (result.__typename === 'AppError') return showToast({ tone: 'error', text: result.message });
        stopUpload(data.internalId);
        showToast({ tone: 'info', text: m.processing_cancelled({ count: data.filesProcessed }) });
        void navigate('/');
      },
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{m.processing_cancel()}</Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={cancelling}
        title={m.processing_cancel_question({ count: Math.max(data.filesTotal, data.expectedFiles) - data.filesProcessed })}
        confirmLabel={m.processing_cancel()}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      >
        {m.processing_cancel_kept({ count: data.filesProcessed })}
      </ConfirmDialog>
    </>
  );
}
