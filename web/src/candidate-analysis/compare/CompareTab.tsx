import { useSearchParams } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useSelection } from '../selection/useSelection.ts';
import type { TabProps } from '../tabProps.ts';
import { ComparedCandidates } from './ComparedCandidates.tsx';
import { changeCompared, mostCompared, readCompared } from './compareAddress.ts';

/** Up to five candidates side by side: those that the address names, else the selected ones. */
export function CompareTab({ projectId, internalId, onOpen, attempt }: TabProps) {
  const [params, setParams] = useSearchParams();
  const { ids: selected } = useSelection(internalId);
  const named = readCompared(params);
  const all = named.length > 0 ? named : [...selected];
  const ids = all.slice(0, mostCompared);
  if (ids.length === 0)
    return <EmptyState drawing="candidates" title={m.comparisons_compare_empty()} className="rounded-card border border-line" />;
  const remove = (uuid: string) =>
    setParams((current) =>
      changeCompared(
        current,
        ids.filter((id) => id !== uuid),
      ),
    );
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {all.length > mostCompared ? <p className="text-sm text-yellow-fg">{m.comparisons_compare_most()}</p> : null}
      <ComparedCandidates projectId={projectId} ids={ids} attempt={attempt} onOpen={onOpen} onRemove={remove} />
    </div>
  );
}
