import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { NoteField } from '../../candidate/actions/NoteField.tsx';
import { RejectionFields } from '../../candidate/actions/RejectionFields.tsx';
import { emptyRejection, rejectionOf } from '../../candidate/actions/rejection.ts';
import { ScheduleDialog } from '../../candidate/actions/ScheduleDialog.tsx';
import { useMoveCandidate } from '../../candidate/actions/useMoveCandidate.ts';
import { m } from '../../paraglide/messages.js';
import { stageText } from '../../projects/projectWords.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { LayerClose } from '../../ui/layers/LayerClose.tsx';
import type { PoolDialogs_candidate$key } from './__generated__/PoolDialogs_candidate.graphql.ts';
import { type PoolStage, poolStages } from './poolAddress.ts';

export interface PoolDialogsProps {
  candidate: PoolDialogs_candidate$key;
  action: 'schedule' | 'note' | 'stage';
  open: boolean;
  onClose: () => void;
}

/** The dialog of an action on one row. */
export function PoolDialogs({ candidate, action, open, onClose }: PoolDialogsProps) {
  const data = useFragment(
    graphql`
      fragment PoolDialogs_candidate on Candidate {
        id
        displayName
        stage
        ...ScheduleDialog_candidate
      }
    `,
    candidate,
  );
  if (action === 'schedule') return <ScheduleDialog candidate={data} open={open} onClose={onClose} />;
  if (action === 'stage') return <StageDialog {...data} open={open} onClose={onClose} />;
  return (
    <Dialog open={open} onClose={onClose} title={m.pool_note_title({ name: data.displayName })}>
      <NoteField candidateId={data.id} rows={5} />
    </Dialog>
  );
}

interface StageDialogProps extends Pick<PoolDialogsProps, 'open' | 'onClose'> {
  id: string;
  displayName: string;
  stage: PoolStage;
}

function StageDialog({ id, displayName, stage, open, onClose }: StageDialogProps) {
  const [wanted, setWanted] = useState(stage);
  const [rejection, setRejection] = useState(emptyRejection);
  const reasons = wanted === 'REJECTED' ? rejectionOf(rejection) : {};
  const { move, busy } = useMoveCandidate();
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      dirty={rejection.note !== ''}
      title={m.pool_move_title({ name: displayName })}
      footer={
        <>
          <LayerClose>{m.ui_cancel()}</LayerClose>
          <Button
            variant="primary"
            busy={busy}
            disabled={wanted === stage || reasons === null}
            onClick={() => {
              move(id, wanted, reasons ?? {});
              flushSync(() => setRejection(emptyRejection));
              onClose();
            }}
          >
            {m.pool_move_to({ stage: stageText(wanted) })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={m.pool_stage()}>
          <Select value={wanted} onChange={setWanted} options={poolStages.map((value) => ({ value, label: stageText(value) }))} />
        </Field>
        {wanted === 'REJECTED' && stage !== 'REJECTED' ? <RejectionFields draft={rejection} onChange={setRejection} /> : null}
      </div>
    </Dialog>
  );
}
