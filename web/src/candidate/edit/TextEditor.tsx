import { useState } from 'react';
import { Input } from '../../ui/Input.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';

/** One line of text, or a paragraph. Left empty it means unknown. */
export function TextEditor({
  label,
  initial,
  busy,
  error,
  onSave,
  onCancel,
  multiline = false,
}: EditorProps<string> & { multiline?: boolean }) {
  const [text, setText] = useState(initial ?? '');
  const Control = multiline ? Textarea : Input;
  return (
    <EditorForm
      busy={busy}
      error={error}
      onSave={() => onSave(text.trim() || null)}
      onCancel={onCancel}
      onUnknown={() => onSave(null)}
    >
      <Control value={text} onChange={(event) => setText(event.target.value)} aria-label={label} autoFocus />
    </EditorForm>
  );
}
