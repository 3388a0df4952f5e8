import { X } from 'lucide-react';
import { absoluteDate } from '../../../app/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import type { FoundPeople } from './useLookAtSearch.ts';

/** How many people are new or changed in the search that was opened; their rows are marked. */
export function FoundNote({ found: { name, count, since }, onForget }: { found: FoundPeople; onForget: () => void }) {
  const date = absoluteDate(since);
  return (
    <output className="flex items-center gap-1 text-sm text-muted">
      <span className="min-w-0 break-words">
        {count === 0 ? m.pool_search_nobody({ name, date }) : m.pool_search_found({ name, count, date })}
      </span>
      <IconButton size="sm" label={m.pool_search_forget()} icon={<X />} onClick={onForget} />
    </output>
  );
}
