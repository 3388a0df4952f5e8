import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { SidebarBody_installation$key } from './__generated__/SidebarBody_installation.graphql.ts';
import type { SidebarBody_viewer$key } from './__generated__/SidebarBody_viewer.graphql.ts';
import { SiblingLinks } from './SiblingLinks.tsx';
import { SidebarFrame } from './SidebarFrame.tsx';
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
    <SidebarFrame
      collapsed={collapsed}
      {...(onCollapse ? { onCollapse } : {})}
      quickActions={
        <Suspense fallback={<span className="size-8" />}>
          <QuickActions />
        </Suspense>
      }
      footer={
        <Suspense fallback={<Skeleton className="size-6 rounded-full!" />}>
          <SidebarFooter viewer={user} compact={collapsed} />
        </Suspense>
      }
    >
      {collapsed ? null : <VisitLists />}
      <SiblingLinks installation={settings} compact={collapsed} />
    </SidebarFrame>
  );
}
