import { m } from '../../paraglide/messages.js';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Textarea } from '../../ui/inputs/Textarea.tsx';
import { type RejectionDraft, type RejectionReason, reasonText, rejectionReasons } from './rejection.ts';

/** Why candidates are rejected: nothing rejects by itself, so a person says it. */
export function RejectionFields({ draft, onChange }: { draft: RejectionDraft; onChange: (draft: RejectionDraft) => void }) {
  const unset = { value: '' as const, label: m.bulk_reason_choose() };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{m.bulk_reason_advice()}</p>
      <Field label={m.bulk_reason()}>
        <Select<RejectionReason | ''>
          value={draft.reason ?? ''}
          onChange={(reason) => onChange({ ...draft, reason: reason || null })}
          options={[
            ...(draft.reason === null ? [unset] : []),
            ...rejectionReasons.map((value) => ({ value, label: reasonText(value) })),
          ]}
        />
      </Field>
      <Field label={draft.reason === 'OTHER' ? m.bulk_reason_words() : m.bulk_note()}>
        <Textarea value={draft.note} maxLength={10_000} onChange={(event) => onChange({ ...draft, note: event.target.value })} />
      </Field>
    </div>
  );
}
