import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { useUnsaved } from '../../ui/unsaved/useUnsaved.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { readAmount } from './readAmount.ts';
import { useEscape } from './useEscape.ts';
import { useSetPayment } from './useSetPayment.ts';

export interface PaymentFormProps {
  candidateId: string;
  initial: { amount: number | null; currency: string };
  /** The button says so for a moment. */
  failedJustNow: boolean;
  onSaved: () => void;
  onFailed: () => void;
  onCancel: () => void;
}

/** Amount, currency, Save and Cancel. After a failure everything typed is still there, with the reason. */
export function PaymentForm({ candidateId, initial, failedJustNow, onSaved, onFailed, onCancel }: PaymentFormProps) {
  const first = initial.amount === null ? '' : String(initial.amount);
  const [amount, setAmount] = useState(first);
  const [currency, setCurrency] = useState(initial.currency);
  const [reason, setReason] = useState<string | null>(null);
  const { save, busy } = useSetPayment(candidateId);
  useUnsaved(amount !== first || currency !== initial.currency);
  const form = useEscape(() => !busy && onCancel());
  const submit = () => {
    const read = readAmount(amount);
    if (read === null) return setReason(m.bulk_payment_not_a_number());
    setReason(null);
    save(
      { amount: read, currency },
      {
        onDone: onSaved,
        onFailed: (why) => {
          setReason(m.bulk_payment_failed({ reason: why }));
          onFailed();
        },
      },
    );
  };
  return (
    <Form
      ref={form}
      onSubmit={() => {
        if (amount.trim() !== '' && !busy) submit();
      }}
      className="flex flex-col gap-1"
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <PaymentFields
          amount={amount}
          currency={currency}
          onAmount={setAmount}
          onCurrency={setCurrency}
          disabled={busy}
          focused
        />
        <Button type="submit" size="sm" variant="primary" disabled={amount.trim() === ''} busy={busy} busyLabel={m.bulk_saving()}>
          {failedJustNow ? m.bulk_error() : m.bulk_save()}
        </Button>
        <Button size="sm" disabled={busy} onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
      {reason ? (
        <p role="alert" className="text-xs text-red-fg">
          {reason}
        </p>
      ) : null}
    </Form>
  );
}
