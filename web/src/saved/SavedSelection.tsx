import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BulkConfirm } from '../bulk/BulkConfirm.tsx';
import { BulkProgress } from '../bulk/BulkProgress.tsx';
import { m } from '../paraglide/messages.js';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { type SavedQuestion, useSavedBulk } from './useSavedBulk.ts';

export interface SavedSelectionProps {
  /** The store's id of the list. */
  orderId: string;
  /** Those of the filtered list that are selected. */
  selected: readonly string[];
  /** How many the filters leave. */
  count: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** A job has ended: the list is read again. */
  onChanged: () => void;
}

/** How many are selected and what can be done with all of them; the confirmation says how many, and offers to run in the background. */
export function SavedSelection({ orderId, selected, count, onSelectAll, onClear, onChanged }: SavedSelectionProps) {
  const bulk = useSavedBulk(orderId, onChanged);
  const [asking, setAsking] = useState<SavedQuestion | null>(null);
  const idle = selected.length === 0 || bulk.running;
  return (
    <section aria-label={m.saved_selection()} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <div className="flex flex-wrap items-center gap-x-1.5">
        <span className="text-sm font-medium tabular-nums" aria-live="polite">
          {m.saved_selected({ count: formatNumber(selected.length) })}
        </span>
        <Button size="sm" variant="ghost" disabled={selected.length === count} onClick={onSelectAll}>
          {m.saved_select_filtered({ count: formatNumber(count) })}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={selected.length === 0}
          onClick={onClear}
          className={selected.length === 0 ? 'max-sm:hidden' : ''}
        >
          {m.saved_clear_selection()}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 sm:ml-auto">
        <Button size="sm" icon={<Trash2 />} disabled={idle} onClick={() => setAsking('remove')}>
          {m.saved_bulk_remove()}
        </Button>
        <Button size="sm" icon={<Star />} disabled={idle} onClick={() => setAsking('toggle')}>
          {m.saved_bulk_toggle()}
        </Button>
      </div>
      {bulk.job ? (
        <div className="w-full">
          <BulkProgress job={bulk.job} onCancel={() => void bulk.cancel()} onClose={bulk.clear} />
        </div>
      ) : null}
      <Question asking={asking} selected={selected} count={count} bulk={bulk} onClear={onClear} onClose={() => setAsking(null)} />
    </section>
  );
}

interface QuestionProps extends Pick<SavedSelectionProps, 'selected' | 'count' | 'onClear'> {
  asking: SavedQuestion | null;
  bulk: ReturnType<typeof useSavedBulk>;
  onClose: () => void;
}

/** What a page shows: more is better left to run by itself. */
const fewerThan = 10;

function Question({ asking, selected, count, bulk, onClear, onClose }: QuestionProps) {
  const [error, setError] = useState<string | null>(null);
  // Kept while the drawer closes.
  const [last, setLast] = useState<{ question: SavedQuestion; uuids: readonly string[] }>({ question: 'remove', uuids: [] });
  if (asking !== null && (asking !== last.question || selected !== last.uuids)) setLast({ question: asking, uuids: selected });
  const { question, uuids } = last;
  const close = () => {
    setError(null);
    onClose();
  };
  const words = { count: uuids.length, text: formatNumber(uuids.length), totalText: formatNumber(count) };
  return (
    <BulkConfirm
      open={asking !== null}
      title={question === 'remove' ? m.saved_confirm_remove(words) : m.saved_confirm_toggle(words)}
      danger={question === 'remove'}
      busy={bulk.running}
      error={error}
      background={uuids.length > fewerThan}
      onClose={close}
      onConfirm={(background) => {
        const onStarted = () => {
          close();
          if (question === 'remove') onClear();
        };
        bulk.start({ question, uuids, background, onStarted, onFailed: setError });
      }}
    >
      <p className="text-sm text-muted">
        {question === 'remove' ? m.saved_confirm_remove_note() : m.saved_confirm_toggle_note()}
      </p>
    </BulkConfirm>
  );
}
