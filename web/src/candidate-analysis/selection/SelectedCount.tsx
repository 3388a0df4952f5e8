import { X } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { useSelection } from './useSelection.ts';

/** How many candidates are selected, on every tab; a click clears the selection. */
export function SelectedCount({ internalId }: { internalId: string }) {
  const { ids, clear } = useSelection(internalId);
  if (ids.size === 0) return null;
  return (
    <Button
      variant="ghost"
      icon={<X />}
      aria-label={`${m.ranking_selected({ count: ids.size })}. ${m.ranking_clear_selection()}`}
      onClick={clear}
    >
      {m.ranking_selected({ count: ids.size })}
    </Button>
  );
}
