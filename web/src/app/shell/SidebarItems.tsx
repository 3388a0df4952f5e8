import { NavLink } from 'react-router-dom';
import { classNames } from '../../ui/classNames.ts';
import { Tooltip } from '../../ui/inputs/Tooltip.tsx';
import { screens } from '../screens.ts';

export function SidebarItems({ compact }: { compact: boolean }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {screens.map(({ path, icon: Icon, label }) => {
        const link = (
          <NavLink
            to={path}
            end={path === '/'}
            aria-label={compact ? label() : undefined}
            className={({ isActive }) =>
              classNames(
                sidebarRowClass(compact),
                isActive ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-body',
              )
            }
          >
            <Icon className="size-4 shrink-0" aria-hidden="true" />
            {compact ? null : label()}
          </NavLink>
        );
        return (
          <li key={path}>
            {compact ? (
              <Tooltip text={label()} side="right">
                {link}
              </Tooltip>
            ) : (
              link
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function sidebarRowClass(compact: boolean): string {
  return classNames(
    'flex h-8 items-center gap-2.5 rounded-control text-sm font-medium transition-colors coarse:h-11',
    compact ? 'w-8 justify-center coarse:w-11' : 'px-2',
  );
}
