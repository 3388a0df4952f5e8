import { useState } from 'react';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Input } from '../../ui/inputs/Input.tsx';
import { Textarea } from '../../ui/inputs/Textarea.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';

export interface TextEditorProps extends EditorProps<string> {
  multiline?: boolean;
}

/** Text, one line unless told otherwise. Empty means unknown. */
export function TextEditor({ label, initial, busy, error, onSave, onCancel, multiline = false }: TextEditorProps) {
  const [text, setText] = useState(initial ?? '');
  const Control = multiline ? Textarea : Input;
  return (
    <EditorForm
      draft={text}
      busy={busy}
      error={error}
      onSave={() => onSave(text.trim() || null)}
      onCancel={onCancel}
      onUnknown={() => onSave(null)}
    >
      <Control ref={focusOnMount} value={text} onChange={(event) => setText(event.target.value)} aria-label={label} />
    </EditorForm>
  );
}
