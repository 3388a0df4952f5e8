import { useState } from 'react';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Textarea } from '../../ui/Textarea.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';

/** Several lines of text: the summary. Empty means unknown. */
export function ParagraphEditor({ label, initial, busy, error, onSave, onCancel }: EditorProps<string>) {
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
      <Textarea ref={focusOnMount} value={text} onChange={(event) => setText(event.target.value)} aria-label={label} />
    </EditorForm>
  );
}
