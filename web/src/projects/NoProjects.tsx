import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { isFiltered, readProjectsFilter, writeProjectsFilter } from './projectsFilter.ts';

/** Shown when there are no positions at all or none that match, each with its next step. */
export function NoProjects({ onAdd }: { onAdd: () => void }) {
  const [params, setParams] = useSearchParams();
  if (isFiltered(readProjectsFilter(params))) {
    const clear = () =>
      setParams((previous) => writeProjectsFilter(previous, { search: '', status: 'all', department: 'all', archived: false }), {
        replace: true,
      });
    return (
      <EmptyState
        drawing="search"
        title={m.projects_none_found()}
        action={<Button onClick={clear}>{m.projects_clear_filters()}</Button>}
      />
    );
  }
  return (
    <EmptyState
      drawing="positions"
      title={m.projects_empty()}
      action={
        <Button variant="primary" icon={<Plus />} onClick={onAdd}>
          {m.projects_add_short()}
        </Button>
      }
    />
  );
}
