import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { SidebarBody_installation$key } from './__generated__/SidebarBody_installation.graphql.ts';
import type { SidebarBody_viewer$key } from './__generated__/SidebarBody_viewer.graphql.ts';
import { Mark } from './Mark.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SiblingLinks } from './SiblingLinks.tsx';
import { SidebarItems } from './SidebarItems.tsx';
import { VisitLists } from './VisitLists.tsx';

/** Loaded lazily: menus and popovers are half of the shell's code, and nothing of them is visible at first. */
const SidebarFooter = lazy(() => import('./SidebarFooter.tsx').then((module) => ({ default: module.SidebarFooter })));
const QuickActions = lazy(() => import('./QuickActions.tsx').then((module) => ({ default: module.QuickActions })));

export interface SidebarData {
  viewer: SidebarBody_viewer$key;
  installation: SidebarBody_installation$key;
}

export interface SidebarBodyProps extends SidebarData {
  collapsed: boolean;
  /** Absent in the sheet, which cannot be collapsed. */
  onCollapse?: (collapsed: boolean) => void;
}

export function SidebarBody({ viewer, installation, collapsed, onCollapse }: SidebarBodyProps) {
  const user = useFragment(
    graphql`
      fragment SidebarBody_viewer on User {
        ...SidebarFooter_viewer
      }
    `,
    viewer,
  );
  const settings = useFragment(
    graphql`
      fragment SidebarBody_installation on Installation {
        ...SiblingLinks_installation
      }
    `,
    installation,
  );
  return (
    <div className="flex h-full flex-col">
      <div className={classNames('flex h-14 items-center gap-1 px-3', collapsed && 'justify-center px-0!')}>
        {collapsed ? null : <Mark />}
        <span className={classNames('flex-1', collapsed && 'hidden')} />
        {onCollapse ? (
          <IconButton
            label={collapsed ? m.shell_expand() : m.shell_collapse()}
            side="right"
            icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            aria-expanded={!collapsed}
            onClick={() => onCollapse(!collapsed)}
          />
        ) : null}
      </div>
      <div className={classNames('flex gap-1 px-3 pb-2', collapsed && 'flex-col items-center px-0!')}>
        <SearchButton compact={collapsed} />
        <Suspense fallback={<span className="size-8" />}>
          <QuickActions />
        </Suspense>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
        <SidebarItems compact={collapsed} />
        {collapsed ? null : <VisitLists />}
        <SiblingLinks installation={settings} compact={collapsed} />
      </div>
      <div
        className={classNames(
          'flex min-h-12 items-center gap-0.5 border-t border-line px-3 py-2 coarse:gap-0 coarse:px-2',
          collapsed && 'flex-col px-0!',
        )}
      >
        <Suspense fallback={<Skeleton className="size-6 rounded-full!" />}>
          <SidebarFooter viewer={user} compact={collapsed} />
        </Suspense>
      </div>
    </div>
  );
}
