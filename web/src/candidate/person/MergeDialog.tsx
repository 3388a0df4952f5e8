import { useState } from 'react';
import { absoluteDate } from '../../app/dates.ts';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { bestRead, type Mergeable } from './bestRead.ts';

export interface MergeDialogProps {
  open: boolean;
  candidates: readonly Mergeable[];
  busy: boolean;
  onMerge: (mainId: string, otherIds: string[]) => void;
  onCancel: () => void;
}

/** Asks whose facts lead. Proposed is the document that was read best, among equals the newest. */
export function MergeDialog({ open, candidates, busy, onMerge, onCancel }: MergeDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const mainId = candidates.some(({ id }) => id === chosen) ? (chosen ?? '') : bestRead(candidates);
  const count = candidates.length;
  return (
    <ConfirmDialog
      open={open}
      title={m.privacy_person_merge_title({ count })}
      confirmLabel={m.privacy_person_merge_confirm({ count })}
      busy={busy}
      onConfirm={() =>
        onMerge(
          mainId,
          candidates.map(({ id }) => id).filter((id) => id !== mainId),
        )
      }
      onCancel={onCancel}
    >
      <p>{m.privacy_person_merge_text()}</p>
      <fieldset className="mt-3 flex flex-col gap-1.5 text-body">
        <legend className="mb-1 text-sm font-medium">{m.privacy_person_merge_lead()}</legend>
        {candidates.map(({ id, displayName, createdAt, document }) => (
          <label key={id} className="flex min-h-7 items-center gap-2 text-sm coarse:min-h-11">
            <input type="radio" name="leading" checked={id === mainId} onChange={() => setChosen(id)} className="accent-accent" />
            <span className="min-w-0 flex-1 truncate">{document?.fileName ?? displayName}</span>
            <span className="text-xs text-muted">{absoluteDate(createdAt)}</span>
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
