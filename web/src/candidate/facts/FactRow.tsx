import { Pencil } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { EditorProps } from '../edit/editorProps.ts';
import { UndoCorrection } from '../edit/UndoCorrection.tsx';
import { type CorrectableField, useCorrectCandidate } from '../edit/useCorrectCandidate.ts';
import { inSentence } from './inSentence.ts';

export interface FactRowProps<Value> {
  label: string;
  candidateId: string;
  field: CorrectableField;
  /** The value is the user's own correction, which can be undone. */
  corrected: boolean;
  /** The editor's initial value; null when nothing was found. */
  value: Value | null;
  editor: ComponentType<EditorProps<Value>>;
  /** The value with its evidence; not rendered when there is no value. */
  children: ReactNode;
}

/** One field of a candidate: its label, its value with the line it was read from, and a button to correct it. */
export function FactRow<Value>({ label, candidateId, field, corrected, value, editor: Editor, children }: FactRowProps<Value>) {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLElement>(null);
  const close = () => {
    setEditing(false);
    // The focused editor disappears: without this the keyboard focus would go back to the top of the page.
    row.current?.focus();
  };
  const { save, busy, error } = useCorrectCandidate(candidateId, field, close);
  const known = Array.isArray(value) ? value.length > 0 : value !== null;
  return (
    <section
      ref={row}
      tabIndex={-1}
      aria-label={label}
      className="group/fact grid outline-none grid-cols-[7.5rem_minmax(0,1fr)_auto] gap-x-3 py-2 max-sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <h3 className="pt-1 text-xs font-medium text-muted max-sm:col-span-2">{label}</h3>
      <div className="min-w-0">
        {editing ? (
          <Editor label={label} initial={value} busy={busy} error={error} onSave={save} onCancel={close} />
        ) : known ? (
          children
        ) : (
          <UnknownLine />
        )}
      </div>
      <div className="flex items-start">
        {corrected ? <UndoCorrection candidateId={candidateId} field={field} /> : null}
        {editing ? null : (
          <IconButton
            size="sm"
            label={m.fact_edit({ field: inSentence(label) })}
            icon={<Pencil />}
            onClick={() => setEditing(true)}
            className="opacity-0 group-focus-within/fact:opacity-100 group-hover/fact:opacity-100 coarse:opacity-100"
          />
        )}
      </div>
    </section>
  );
}

function UnknownLine() {
  return (
    <p className="flex min-h-7 items-center">
      <UnknownBadge />
    </p>
  );
}
