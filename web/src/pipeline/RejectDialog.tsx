import { useState } from 'react';
import { flushSync } from 'react-dom';
import { RejectionFields } from '../candidate/actions/RejectionFields.tsx';
import { emptyRejection, rejectionOf } from '../candidate/actions/rejection.ts';
import type { Rejection } from '../candidate/actions/useMoveCandidate.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { Dialog } from '../ui/layers/Dialog.tsx';
import { LayerClose } from '../ui/layers/LayerClose.tsx';

export interface RejectDialogProps {
  /** Kept while the dialog closes. */
  name: string;
  open: boolean;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
}

/** A person says why, before a candidate is rejected. */
export function RejectDialog({ name, open, onClose, onReject }: RejectDialogProps) {
  const [draft, setDraft] = useState(emptyRejection);
  const rejection = rejectionOf(draft);
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={() => {
        setDraft(emptyRejection);
        onClose();
      }}
      dirty={draft.note !== ''}
      title={m.pipeline_reject_title({ name })}
      footer={
        <>
          <LayerClose>{m.ui_cancel()}</LayerClose>
          <Button
            variant="danger"
            disabled={rejection === null}
            onClick={() => {
              if (rejection === null) return;
              flushSync(() => setDraft(emptyRejection));
              onReject(rejection);
            }}
          >
            {m.pipeline_reject()}
          </Button>
        </>
      }
    >
      <RejectionFields draft={draft} onChange={setDraft} />
    </Dialog>
  );
}
