import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { downloadFile } from '../../app/downloadFile.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { LayerClose } from '../../ui/layers/LayerClose.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import type {
  ScheduleDialog_candidate$data,
  ScheduleDialog_candidate$key,
} from './__generated__/ScheduleDialog_candidate.graphql.ts';
import { calendarFile } from './calendarFile.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { emptySchedule, isScheduleChanged, momentOf } from './scheduleDraft.ts';
import { type AddedActivity, useAddActivity } from './useAddActivity.ts';

export interface ScheduleDialogProps {
  candidate: ScheduleDialog_candidate$key;
  open: boolean;
  onClose: () => void;
}

/** Schedules an interview with one candidate: an activity that everyone sees, and a calendar file. */
export function ScheduleDialog({ candidate, open, onClose }: ScheduleDialogProps) {
  const data = useFragment(
    graphql`
      fragment ScheduleDialog_candidate on Candidate {
        id
        displayName
        positionTitle
      }
    `,
    candidate,
  );
  const formId = useId();
  const [draft, setDraft] = useState(emptySchedule);
  const [file, setFile] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const { add, busy } = useAddActivity(data.id);
  const when = momentOf(draft);
  const close = () => {
    flushSync(() => {
      setDraft(emptySchedule);
      setError(null);
    });
    onClose();
  };
  const submit = () => {
    if (when === null || busy) return;
    setError(null);
    const { channel, note } = draft;
    add(
      { type: 'SCHEDULE', when, channel, note },
      {
        onDone: (activity) => {
          announce(data, activity, file);
          close();
        },
        onFailed: setError,
      },
    );
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      dirty={isScheduleChanged(draft)}
      title={m.bulk_schedule_title({ name: data.displayName })}
      footer={
        <>
          <LayerClose>{m.ui_cancel()}</LayerClose>
          <Button type="submit" form={formId} variant="primary" disabled={when === null} busy={busy} busyLabel={m.bulk_saving()}>
            {m.bulk_schedule()}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {error ? <ErrorPanel title={m.bulk_schedule_failed()}>{error}</ErrorPanel> : null}
        <ScheduleFields draft={draft} onChange={setDraft} />
        <Checkbox checked={file} onChange={setFile}>
          {m.bulk_calendar_download()}
        </Checkbox>
      </Form>
    </Dialog>
  );
}

function announce(candidate: ScheduleDialog_candidate$data, activity: AddedActivity, atOnce: boolean): void {
  const save = () => void saveCalendarFile(candidate, activity);
  if (atOnce) save();
  showToast({
    text: m.bulk_scheduled({ name: candidate.displayName }),
    ...(atOnce ? {} : { action: { label: m.bulk_calendar_file(), onClick: save } }),
  });
}

async function saveCalendarFile(
  { displayName, positionTitle }: ScheduleDialog_candidate$data,
  activity: AddedActivity,
): Promise<void> {
  const { internalId: id, when, note } = activity;
  try {
    const appointment = { id, when: when ?? '', candidate: displayName, position: positionTitle, note: note ?? null };
    downloadFile('interview.ics', 'text/calendar', await calendarFile(appointment));
  } catch {
    const action = {
      label: m.ui_retry(),
      onClick: () => void saveCalendarFile({ displayName, positionTitle } as ScheduleDialog_candidate$data, activity),
    };
    showToast({ tone: 'error', text: m.bulk_calendar_failed(), action });
  }
}
