import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { EditorForm } from './EditorForm.tsx';
import type { EditorProps } from './editorProps.ts';
import { isPayPeriod, type PayPeriod, payPeriods, perPeriod, perYear } from './payPeriods.ts';
import { periodWords } from './periodWords.ts';
import { readNumber } from './readNumber.ts';

export interface SalaryValue {
  /** Per year. */
  amount: number;
  max: number | null;
  /** The pay period as stated. */
  period: string;
  currency: string;
}

const offered = ['USD', 'EUR', 'GBP'];

/** Both ends of the pay as stated: per year, month or hour, in one of the currencies on offer or the one that was read. */
export function SalaryEditor({ label, initial, busy, error, onSave, onCancel }: EditorProps<SalaryValue>) {
  const stated = initial && isPayPeriod(initial.period) ? initial.period : 'year';
  const [period, setPeriod] = useState<PayPeriod>(stated);
  const [from, setFrom] = useState(initial === null ? '' : String(perPeriod(initial.amount, stated)));
  const [to, setTo] = useState(initial?.max == null ? '' : String(perPeriod(initial.max, stated)));
  const [currency, setCurrency] = useState(initial?.currency ?? 'USD');
  const [wrong, setWrong] = useState(false);
  const save = () => {
    const ends = [readNumber(from), readNumber(to)];
    setWrong(ends.includes(undefined));
    if (ends.includes(undefined)) return;
    // The two ends may be typed in either order.
    const [amount, max] = ends.flatMap((end) => (end ? [perYear(end, period)] : [])).sort((a, b) => a - b);
    onSave(amount === undefined ? null : { amount, max: max === amount ? null : (max ?? null), period, currency });
  };
  return (
    <EditorForm
      draft={[from, to, period, currency]}
      busy={busy}
      error={wrong ? m.fact_not_a_number() : error}
      onSave={save}
      onCancel={onCancel}
      onUnknown={() => onSave(null)}
    >
      <fieldset aria-label={label} className="grid grid-cols-2 gap-2">
        <Field label={<span className="text-xs text-muted">{m.fact_pay_from()}</span>} className="gap-0.5!">
          <Input ref={focusOnMount} value={from} inputMode="decimal" onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={<span className="text-xs text-muted">{m.fact_pay_to()}</span>} className="gap-0.5!">
          <Input value={to} inputMode="decimal" onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Select
          value={period}
          onChange={setPeriod}
          label={m.fact_pay_period()}
          options={payPeriods.map((value) => ({ value, label: periodWords[value]() }))}
        />
        <Select
          value={currency}
          onChange={setCurrency}
          label={m.fact_currency()}
          options={[...new Set([...offered, currency])].map((value) => ({ value, label: value }))}
        />
      </fieldset>
    </EditorForm>
  );
}
