import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';

export interface EntriesEditorProps<Entry> extends EditorProps<Entry[]> {
  /** A blank entry. */
  empty: Entry;
  addLabel: string;
  /** The name that the "remove" button mentions. */
  nameOf: (entry: Entry) => string;
  /** Renders the entry's controls. */
  renderEntry: (entry: Entry, change: (patch: Partial<Entry>) => void) => ReactNode;
}

/** A list of entries with several fields each: jobs, education, languages. Empty entries are left out. */
export function EntriesEditor<Entry extends object>({
  label,
  initial,
  busy,
  error,
  onSave,
  onCancel,
  empty,
  addLabel,
  nameOf,
  renderEntry,
}: EntriesEditorProps<Entry>) {
  const [entries, setEntries] = useState(() => (initial ?? []).map((entry, key) => ({ key, entry })));
  const blank = JSON.stringify(empty);
  const nextKey = Math.max(-1, ...entries.map(({ key }) => key)) + 1;
  const change = (key: number, patch: Partial<Entry>) =>
    setEntries(entries.map((item) => (item.key === key ? { key, entry: { ...item.entry, ...patch } } : item)));
  const save = () => onSave(entries.map(({ entry }) => entry).filter((entry) => JSON.stringify(entry) !== blank));
  return (
    <EditorForm draft={entries} busy={busy} error={error} onSave={save} onCancel={onCancel}>
      <ul aria-label={label} className="flex flex-col gap-2">
        {entries.map(({ key, entry }) => (
          <li key={key} className="flex items-start gap-1 rounded-control border border-line p-2">
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">{renderEntry(entry, (patch) => change(key, patch))}</div>
            <IconButton
              size="sm"
              label={m.ui_remove_name({ name: nameOf(entry) })}
              icon={<Trash2 />}
              onClick={() => setEntries(entries.filter((item) => item.key !== key))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        icon={<Plus />}
        className="self-start"
        onClick={() => setEntries([...entries, { key: nextKey, entry: empty }])}
      >
        {addLabel}
      </Button>
    </EditorForm>
  );
}
