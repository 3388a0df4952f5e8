import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { ConfirmDialog } from '../ui/layers/ConfirmDialog.tsx';
import { showToast } from '../ui/layers/toastManager.ts';
import { stopUpload } from '../upload/queue/runUpload.ts';
import type { CancelScreening_screening$key } from './__generated__/CancelScreening_screening.graphql.ts';
import type { CancelScreeningMutation } from './__generated__/CancelScreeningMutation.graphql.ts';

/** Stops the jobs after a confirmation that says what is kept, then goes back to the start page. */
export function CancelScreening({ screening }: { screening: CancelScreening_screening$key }) {
  const data = useFragment(
    graphql`
      fragment CancelScreening_screening on Screening {
        id
        internalId
        filesProcessed
        filesKept
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
            filesKept
          }
        }
        ... on AppError {
          message
        }
      }
    }
  `);
  const total = Math.max(data.filesTotal, data.expectedFiles);
  /** Reports what the server kept, which may be more than when the question was asked. */
  const tellKept = (kept: number) =>
    showToast(
      kept === 0
        ? { tone: 'info', text: m.cancelled_none() }
        : {
            tone: 'info',
            text: m.cancelled_kept({ kept, total }),
            action: { label: m.cancelled_review(), onClick: () => void navigate(`/review?screening=${data.internalId}`) },
          },
    );
  const cancel = () =>
    commit({
      variables: { input: { screeningId: data.id } },
      onCompleted: ({ cancelScreening: result }) => {
        setAsking(false);
        if (result.__typename === 'AppError') return showToast({ tone: 'error', text: result.message });
        stopUpload(data.internalId);
        if (result.__typename !== 'CancelScreeningPayload') return;
        tellKept(result.screening.filesKept);
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
        title={m.processing_cancel_question({ count: total - data.filesProcessed })}
        confirmLabel={m.processing_stop()}
        cancelLabel={m.processing_keep()}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      >
        {data.filesKept > 0 ? m.cancel_kept({ kept: data.filesKept, total }) : m.cancel_kept_none()}
      </ConfirmDialog>
    </>
  );
}
