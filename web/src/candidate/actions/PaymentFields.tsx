import { m } from '../../paraglide/messages.js';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';

/** What screens offer. A currency that a document states is offered with them. */
const offered = ['USD', 'EUR', 'GBP'];

export interface PaymentFieldsProps {
  amount: string;
  currency: string;
  onAmount: (amount: string) => void;
  onCurrency: (currency: string) => void;
  disabled?: boolean;
  /** The user has just asked to edit it. */
  focused?: boolean;
}

/** Amount and currency of a yearly pay, side by side. */
export function PaymentFields({ amount, currency, onAmount, onCurrency, disabled = false, focused = false }: PaymentFieldsProps) {
  const currencies = offered.includes(currency) ? offered : [...offered, currency];
  return (
    <>
      <Input
        size="sm"
        inputMode="numeric"
        aria-label={m.bulk_payment_amount()}
        placeholder={m.bulk_payment_placeholder()}
        value={amount}
        disabled={disabled}
        ref={focused ? focusOnMount : null}
        onChange={(event) => onAmount(event.target.value)}
        className="w-48! tabular-nums"
      />
      <Select
        size="sm"
        label={m.bulk_payment_currency()}
        value={currency}
        disabled={disabled}
        onChange={onCurrency}
        options={currencies.map((code) => ({ value: code, label: code }))}
        className="w-22!"
      />
    </>
  );
}
