import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { useUnsaved } from '../../ui/unsaved/useUnsaved.ts';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';
import { useNoteDraft } from '../mentions/useNoteDraft.ts';
import { type AddActivityOptions, useAddActivity } from './useAddActivity.ts';

export interface NoteFieldProps extends Pick<AddActivityOptions, 'connections'> {
  /** Global id. */
  candidateId: string;
  rows?: number;
}

/** Adds a note that everyone who signs in sees. What was typed stays until the server has it. */
export function NoteField({ candidateId, rows = 2, connections }: NoteFieldProps) {
  const { empty, activity, clear, field } = useNoteDraft();
  const [error, setError] = useState<string | null>(null);
  const { add, busy } = useAddActivity(candidateId);
  useUnsaved(!empty);
  const submit = () => {
    if (empty || busy) return;
    setError(null);
    add(activity(), { ...(connections && { connections }), onDone: clear, onFailed: setError });
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-2">
      <Field label={m.bulk_note()} hideLabel error={error}>
        <MentionTextarea
          {...field}
          rows={rows}
          maxLength={10_000}
          placeholder={m.bulk_note_placeholder()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
          }}
        />
      </Field>
      <Button type="submit" size="sm" disabled={empty} busy={busy} className="self-end">
        {m.bulk_note_add()}
      </Button>
    </Form>
  );
}
