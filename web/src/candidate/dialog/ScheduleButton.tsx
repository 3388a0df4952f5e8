import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import type { ScheduleDialog_candidate$key } from '../actions/__generated__/ScheduleDialog_candidate.graphql.ts';
import { ScheduleDialog } from '../actions/ScheduleDialog.tsx';

/** Opens the dialog that schedules an interview. */
export function ScheduleButton({ candidate }: { candidate: ScheduleDialog_candidate$key }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<CalendarPlus />} onClick={() => setOpen(true)}>
        {m.bulk_schedule()}
      </Button>
      <ScheduleDialog candidate={candidate} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
