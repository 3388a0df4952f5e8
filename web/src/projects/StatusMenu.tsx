import { ChevronDown } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { Menu, MenuRadioGroup } from '../ui/layers/Menu.tsx';
import { softTone } from '../ui/tones.ts';
import type { StatusMenu_project$key } from './__generated__/StatusMenu_project.graphql.ts';
import { statuses } from './projectsFilter.ts';
import { statusText, statusTones } from './projectWords.ts';
import { useUpdateStatus } from './useUpdateStatus.ts';

/** The status as a badge that opens a menu to change it. */
export function StatusMenu({ project }: { project: StatusMenu_project$key }) {
  const { id, title, status } = useFragment(
    graphql`
      fragment StatusMenu_project on Project {
        id
        title
        status
      }
    `,
    project,
  );
  const update = useUpdateStatus();
  const trigger = (
    <button
      type="button"
      aria-label={m.projects_status_of({ title, status: statusText(status) })}
      className={classNames(
        'inline-flex h-5 items-center gap-1 rounded-control border px-1.5 text-xs font-medium whitespace-nowrap coarse:h-8',
        softTone[statusTones[status]],
      )}
    >
      {statusText(status)}
      <ChevronDown className="size-3" aria-hidden="true" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuRadioGroup
        label={m.projects_status()}
        value={status}
        onChange={(next) => update(id, next)}
        options={statuses.map((value) => ({ value, label: statusText(value) }))}
      />
    </Menu>
  );
}
