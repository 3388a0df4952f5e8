import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { AddInput } from '../../ui/AddInput.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';

/** A list of short names: skills. */
export function ChipsEditor({
  label,
  initial,
  busy,
  error,
  onSave,
  onCancel,
  addLabel,
}: EditorProps<string[]> & { addLabel: string }) {
  const [names, setNames] = useState(initial ?? []);
  const add = (added: string[]) => setNames([...new Set([...names, ...added])]);
  return (
    <EditorForm busy={busy} error={error} onSave={() => onSave(names)} onCancel={onCancel}>
      <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <Chip key={name} name={name} onRemove={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </Chip>
        ))}
        <AddInput label={addLabel} placeholder={m.fact_add_skill()} onAdd={add} autoFocus />
      </div>
    </EditorForm>
  );
}
