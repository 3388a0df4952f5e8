import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';
import { readNumber } from './readNumber.ts';

export interface SalaryValue {
  amount: number;
  max: number | null;
  period: string;
  currency: string;
}

const offered = ['USD', 'EUR', 'GBP'];

/** A yearly amount and its currency: the three that screens offer, and the one that was read. */
export function SalaryEditor({ label, initial, busy, error, onSave, onCancel }: EditorProps<SalaryValue>) {
  const [text, setText] = useState(initial === null ? '' : String(initial.amount));
  const [currency, setCurrency] = useState(initial?.currency ?? 'USD');
  const [wrong, setWrong] = useState(false);
  const currencies = [...new Set([...offered, currency])];
  const save = () => {
    const amount = readNumber(text);
    setWrong(amount === undefined);
    if (amount !== undefined)
      onSave(amount === null ? null : { amount: Math.round(amount), max: null, period: 'year', currency });
  };
  return (
    <EditorForm
      draft={[text, currency]}
      busy={busy}
      error={wrong ? m.fact_not_a_number() : error}
      onSave={save}
      onCancel={onCancel}
      onUnknown={() => onSave(null)}
    >
      <div className="flex gap-2">
        <Input
          ref={focusOnMount}
          value={text}
          inputMode="numeric"
          onChange={(event) => setText(event.target.value)}
          aria-label={label}
          className="max-w-40"
        />
        <Select
          value={currency}
          onChange={setCurrency}
          label={m.fact_currency()}
          options={currencies.map((value) => ({ value, label: value }))}
          className="max-w-24"
        />
      </div>
    </EditorForm>
  );
}
