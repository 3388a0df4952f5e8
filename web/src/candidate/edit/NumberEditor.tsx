import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Input } from '../../ui/inputs/Input.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';
import { readNumber } from './readNumber.ts';

/** A number with one decimal, typed with a point or a comma. */
export function NumberEditor({ label, initial, busy, error, onSave, onCancel }: EditorProps<number>) {
  const [text, setText] = useState(initial === null ? '' : String(initial));
  const [wrong, setWrong] = useState(false);
  const save = () => {
    const number = readNumber(text);
    setWrong(number === undefined);
    if (number !== undefined) onSave(number === null ? null : Math.round(number * 10) / 10);
  };
  return (
    <EditorForm
      draft={text}
      busy={busy}
      error={wrong ? m.fact_not_a_number() : error}
      onSave={save}
      onCancel={onCancel}
      onUnknown={() => onSave(null)}
    >
      <Input
        ref={focusOnMount}
        value={text}
        inputMode="decimal"
        onChange={(event) => setText(event.target.value)}
        aria-label={label}
        className="max-w-28"
      />
    </EditorForm>
  );
}
