import { ListFilter } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { Chip } from '../ui/inputs/Chip.tsx';
import { SearchInput } from '../ui/inputs/SearchInput.tsx';
import { Menu, MenuRadioGroup, MenuSeparator } from '../ui/layers/Menu.tsx';
import {
  defaultDirection,
  departments,
  type ProjectsFilter,
  readProjectsFilter,
  sorts,
  statuses,
  writeProjectsFilter,
} from './projectsFilter.ts';
import { sortText, statusText, storedText } from './projectWords.ts';

/** Search, and one menu for order and filters. All of it is kept in the address. */
export function ProjectsToolbar() {
  const [params, setParams] = useSearchParams();
  const filter = readProjectsFilter(params);
  const change = (next: Partial<ProjectsFilter>) =>
    setParams((previous) => writeProjectsFilter(previous, next), { replace: true });
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-3 max-sm:px-4">
      <SearchInput
        value={filter.search}
        onChange={(search) => change({ search })}
        placeholder={m.projects_search()}
        className="max-sm:min-w-0 max-sm:flex-1"
      />
      <Menu
        trigger={
          <Button icon={<ListFilter />}>
            <span className="max-sm:sr-only">{m.projects_sort_and_filter()}</span>
          </Button>
        }
      >
        <MenuRadioGroup
          label={m.projects_sort_by()}
          value={filter.sort}
          onChange={(sort) => change({ sort, direction: defaultDirection(sort) })}
          options={sorts.map((value) => ({ value, label: sortText(value) }))}
        />
        <MenuSeparator />
        <MenuRadioGroup
          label={m.projects_direction()}
          value={filter.direction}
          onChange={(direction) => change({ direction })}
          options={[
            { value: 'ASC', label: m.projects_ascending() },
            { value: 'DESC', label: m.projects_descending() },
          ]}
        />
        <MenuSeparator />
        <MenuRadioGroup
          label={m.projects_status()}
          value={filter.status}
          onChange={(status) => change({ status })}
          options={[all('all'), ...statuses.map((value) => ({ value, label: statusText(value) }))]}
        />
        <MenuSeparator />
        <MenuRadioGroup
          label={m.projects_department()}
          value={filter.department}
          onChange={(department) => change({ department })}
          options={[all('all'), ...departments.map((value) => ({ value, label: storedText(value) }))]}
        />
        <MenuSeparator />
        <MenuRadioGroup
          label={m.projects_shown()}
          value={filter.archived ? 'archived' : 'active'}
          onChange={(shown) => change({ archived: shown === 'archived' })}
          options={[
            { value: 'active', label: m.projects_shown_active() },
            { value: 'archived', label: m.projects_shown_archived() },
          ]}
        />
      </Menu>
      {filter.archived ? (
        <Chip tone="accent" name={m.projects_shown_archived()} onRemove={() => change({ archived: false })}>
          {m.projects_shown_archived()}
        </Chip>
      ) : null}
      {filter.status === 'all' ? null : (
        <Chip tone="accent" name={statusText(filter.status)} onRemove={() => change({ status: 'all' })}>
          {statusText(filter.status)}
        </Chip>
      )}
      {filter.department === 'all' ? null : (
        <Chip tone="accent" name={storedText(filter.department)} onRemove={() => change({ department: 'all' })}>
          {storedText(filter.department)}
        </Chip>
      )}
    </div>
  );
}

function all<Value extends string>(value: Value) {
  return { value, label: m.projects_all() };
}
