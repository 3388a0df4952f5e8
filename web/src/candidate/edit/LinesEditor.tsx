import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Textarea } from '../../ui/inputs/Textarea.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';

/** A list of texts, one per line: certifications. */
export function LinesEditor({ label, initial, busy, error, onSave, onCancel }: EditorProps<string[]>) {
  const [text, setText] = useState((initial ?? []).join('\n'));
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <EditorForm draft={text} busy={busy} error={error} onSave={() => onSave(lines)} onCancel={onCancel}>
      <Textarea ref={focusOnMount} value={text} rows={4} onChange={(event) => setText(event.target.value)} aria-label={label} />
      <p className="text-xs text-muted">{m.fact_one_a_line()}</p>
    </EditorForm>
  );
}
