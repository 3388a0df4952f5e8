import { ChevronDown, Star } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { useSteady } from '../../ui/useSteady.ts';
import { useStoredFlag } from '../useStoredFlag.ts';
import { useVisits } from '../visits/useVisits.ts';
import { toggleStar, type Visit } from '../visits/visits.ts';

const shown = 8;

/** Starred and Recent; each can be collapsed and is absent while empty. */
export function VisitLists() {
  const { value, onPointerDown } = useSteady(useVisits());
  const { recent, starred } = value;
  return (
    <div onPointerDown={onPointerDown}>
      <VisitSection name="starred" title={m.shell_starred()} visits={starred} />
      <VisitSection name="recent" title={m.shell_recent()} visits={recent} />
    </div>
  );
}

function VisitSection({ name, title, visits }: { name: string; title: string; visits: readonly Visit[] }) {
  const [open, setOpen] = useStoredFlag(`section.${name}`, true);
  if (visits.length === 0) return null;
  return (
    <section className="mt-4">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-7 w-full items-center gap-1 rounded-control px-2 text-xs font-medium text-muted hover:text-body coarse:h-11"
      >
        {title}
        <ChevronDown className={classNames('size-3.5', !open && '-rotate-90')} aria-hidden="true" />
      </button>
      {open ? (
        <ul>
          {visits.slice(0, shown).map((visit) => (
            <VisitRow key={`${visit.type}:${visit.id}`} visit={visit} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function VisitRow({ visit }: { visit: Visit }) {
  return (
    <li className="group/visit relative flex items-center rounded-control hover:bg-hover">
      <NavLink
        to={visit.path}
        title={visit.title}
        className="min-w-0 flex-1 truncate rounded-control py-1.5 pr-8 pl-2 text-sm text-muted hover:text-body coarse:py-3"
      >
        {visit.title}
      </NavLink>
      <button
        type="button"
        aria-pressed={visit.starred}
        aria-label={visit.starred ? m.shell_unstar({ title: visit.title }) : m.shell_star({ title: visit.title })}
        onClick={() => toggleStar(visit)}
        className={classNames(
          'absolute right-0.5 flex size-7 items-center justify-center rounded-control hover:text-body focus-visible:opacity-100 coarse:size-11 coarse:opacity-100',
          visit.starred ? 'text-yellow-fg' : 'text-faint opacity-0 group-hover/visit:opacity-100',
        )}
      >
        <Star className={classNames('size-3.5', visit.starred && 'fill-yellow-solid')} aria-hidden="true" />
      </button>
    </li>
  );
}
