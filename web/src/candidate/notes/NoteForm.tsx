import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { DiscardQuestion } from '../../ui/layers/DiscardQuestion.tsx';
import { useDismissGuard } from '../../ui/layers/useDismissGuard.ts';
import { useAddActivity } from '../actions/useAddActivity.ts';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';
import { useNoteDraft } from '../mentions/useNoteDraft.ts';

/** A new note for the team. A failure keeps the text; Cancel asks before it discards any. */
export function NoteForm({ candidateId }: { candidateId: string }) {
  const { text, empty, activity, clear, field } = useNoteDraft();
  const [error, setError] = useState<string | null>(null);
  const { add, busy } = useAddActivity(candidateId);
  const guard = useDismissGuard(!empty, () => {
    clear();
    setError(null);
  });
  const submit = () => {
    if (empty || busy) return;
    setError(null);
    add(activity(), { onDone: clear, onFailed: setError });
  };
  return (
    <Form aria-label={m.candidate_new_note()} onSubmit={submit} className="flex flex-col gap-2">
      <MentionTextarea
        {...field}
        aria-label={m.candidate_new_note()}
        placeholder={m.candidate_note_placeholder()}
        rows={4}
        maxLength={10_000}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      {error ? (
        <p role="alert" className="text-sm text-red-fg">
          {m.candidate_note_failed({ reason: error })}
        </p>
      ) : null}
      {guard.asking ? (
        <DiscardQuestion keep={guard.keep} discard={guard.discard} className="rounded-control p-2" />
      ) : (
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={busy} disabled={empty}>
            {m.candidate_add_note()}
          </Button>
          <Button disabled={text === ''} onClick={() => guard.close()}>
            {m.ui_cancel()}
          </Button>
        </div>
      )}
    </Form>
  );
}
