import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { formatPay } from '../../ui/format/formatPay.ts';
import type { PaymentEditor_candidate$key } from './__generated__/PaymentEditor_candidate.graphql.ts';
import { PaymentForm } from './PaymentForm.tsx';

type Outcome = 'saved' | 'error';

/** How long the outcome of saving shows, as specified. */
const outcomeMs = 1_500;

export interface PaymentEditorProps {
  candidate: PaymentEditor_candidate$key;
  /** Without it the editor itself says for a moment that the payment is saved. */
  onSaved?: () => void;
}

/** The expected pay of a candidate, edited in place. */
export function PaymentEditor({ candidate, onSaved }: PaymentEditorProps) {
  const { id, displayName, paymentExpected, currency } = useFragment(
    graphql`
      fragment PaymentEditor_candidate on Candidate {
        id
        displayName
        paymentExpected
        currency
      }
    `,
    candidate,
  );
  const [editing, setEditing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (editing)
    return (
      <PaymentForm
        candidateId={id}
        initial={{ amount: paymentExpected ?? null, currency: currency ?? 'USD' }}
        failedJustNow={outcome === 'error'}
        onFailed={() => setOutcome('error')}
        onCancel={() => setEditing(false)}
        onSaved={() => {
          setEditing(false);
          if (onSaved) onSaved();
          else setOutcome('saved');
        }}
      />
    );
  const shown = paymentExpected && currency ? formatPay(paymentExpected, currency) : '—';
  return (
    <span className="inline-flex items-center whitespace-nowrap">
      <button
        type="button"
        aria-label={m.bulk_payment_edit({ name: displayName, pay: shown })}
        onClick={() => setEditing(true)}
        className="group relative -mx-1.5 inline-flex h-7 items-center rounded-control px-1.5 text-sm tabular-nums hover:bg-hover coarse:h-11"
      >
        {shown}
        <Pencil
          className="absolute right-full size-3 text-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 coarse:opacity-100"
          aria-hidden="true"
        />
      </button>
      <output className="text-xs text-emerald-fg not-empty:ml-2.5">{outcome === 'saved' ? m.bulk_saved() : ''}</output>
    </span>
  );
}
