import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { AddInput } from '../../ui/inputs/AddInput.tsx';
import { Chip } from '../../ui/inputs/Chip.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';

/** Skills as chips that can be added and removed. */
export function SkillsEditor({ label, initial, busy, error, onSave, onCancel }: EditorProps<string[]>) {
  const [names, setNames] = useState(initial ?? []);
  return (
    <EditorForm draft={names} busy={busy} error={error} onSave={() => onSave(names)} onCancel={onCancel}>
      <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <Chip key={name} name={name} onRemove={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </Chip>
        ))}
        <AddInput
          label={m.fact_add_skill()}
          placeholder={m.fact_add_skill()}
          onAdd={(added) => setNames([...new Set([...names, ...added])])}
          focused
        />
      </fieldset>
    </EditorForm>
  );
}
