import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { NoteField } from '../../candidate/actions/NoteField.tsx';
import { ScheduleDialog } from '../../candidate/actions/ScheduleDialog.tsx';
import { useMoveCandidate } from '../../candidate/actions/useMoveCandidate.ts';
import { m } from '../../paraglide/messages.js';
import { stageText } from '../../projects/projectWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { LayerClose } from '../../ui/LayerClose.tsx';
import { Select } from '../../ui/Select.tsx';
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
  const { move, busy } = useMoveCandidate();
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      title={m.pool_move_title({ name: displayName })}
      footer={
        <>
          <LayerClose>{m.ui_cancel()}</LayerClose>
          <Button
            variant="primary"
            busy={busy}
            disabled={wanted === stage}
            onClick={() => {
              move(id, wanted);
              onClose();
            }}
          >
            {m.pool_move_to({ stage: stageText(wanted) })}
          </Button>
        </>
      }
    >
      <Field label={m.pool_stage()}>
        <Select value={wanted} onChange={setWanted} options={poolStages.map((value) => ({ value, label: stageText(value) }))} />
      </Field>
    </Dialog>
  );
}
