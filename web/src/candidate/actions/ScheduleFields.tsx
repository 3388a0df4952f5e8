import { m } from '../../paraglide/messages.js';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Textarea } from '../../ui/inputs/Textarea.tsx';
import { channels, channelText } from './activityWords.ts';
import type { ScheduleDraft } from './scheduleDraft.ts';

/** Date and time, channel and note of an appointment, for one candidate or many. */
export function ScheduleFields({ draft, onChange }: { draft: ScheduleDraft; onChange: (draft: ScheduleDraft) => void }) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <Field label={m.bulk_schedule_when()} hint={m.bulk_schedule_zone({ zone })}>
        <Input
          type="datetime-local"
          required
          value={draft.local}
          onChange={(event) => onChange({ ...draft, local: event.target.value })}
        />
      </Field>
      <Field label={m.bulk_schedule_channel()}>
        <Select
          value={draft.channel}
          onChange={(channel) => onChange({ ...draft, channel })}
          options={channels.map((value) => ({ value, label: channelText(value) }))}
        />
      </Field>
      <Field label={m.bulk_note()}>
        <Textarea value={draft.note} maxLength={10_000} onChange={(event) => onChange({ ...draft, note: event.target.value })} />
      </Field>
    </>
  );
}
