import { useState } from 'react';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Input } from '../../ui/Input.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';

/** One line of text. Empty means unknown. */
export function TextEditor({ label, initial, busy, error, onSave, onCancel }: EditorProps<string>) {
  const [text, setText] = useState(initial ?? '');
  return (
    <EditorForm
      draft={text}
      busy={busy}
      error={error}
      onSave={() => onSave(text.trim() || null)}
      onCancel={onCancel}
      onUnknown={() => onSave(null)}
    >
      <Input ref={focusOnMount} value={text} onChange={(event) => setText(event.target.value)} aria-label={label} />
    </EditorForm>
  );
}
