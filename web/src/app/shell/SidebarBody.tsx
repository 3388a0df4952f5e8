import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { JobsBadge } from '../jobs/JobsBadge.tsx';
import { LanguageSwitch } from '../preferences/LanguageSwitch.tsx';
import { ThemeSwitch } from '../preferences/ThemeSwitch.tsx';
import { useSavePreference } from '../preferences/useSavePreference.ts';
import type { SidebarBody_installation$key } from './__generated__/SidebarBody_installation.graphql.ts';
import type { SidebarBody_viewer$key } from './__generated__/SidebarBody_viewer.graphql.ts';
import { Mark } from './Mark.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SiblingLinks } from './SiblingLinks.tsx';
import { SidebarItems } from './SidebarItems.tsx';
import { VisitLists } from './VisitLists.tsx';

export interface SidebarData {
  viewer: SidebarBody_viewer$key;
  installation: SidebarBody_installation$key;
}

export interface SidebarBodyProps extends SidebarData {
  collapsed: boolean;
  /** Absent in the sheet, which has no narrow form. */
  onCollapse?: (collapsed: boolean) => void;
}

export function SidebarBody({ viewer, installation, collapsed, onCollapse }: SidebarBodyProps) {
  const savePreference = useSavePreference();
  const user = useFragment(
    graphql`
      fragment SidebarBody_viewer on User {
        ...JobsBadge_viewer
        ...PersonMenu_viewer
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
        <QuickActions />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
        <SidebarItems compact={collapsed} />
        {collapsed ? null : <VisitLists />}
        <SiblingLinks installation={settings} compact={collapsed} />
      </div>
      <div className={classNames('flex items-center gap-0.5 border-t border-line px-3 py-2', collapsed && 'flex-col px-0!')}>
        <PersonMenu viewer={user} compact={collapsed} />
        <span className={classNames('flex-1', collapsed && 'hidden')} />
        <JobsBadge viewer={user} />
        <LanguageSwitch onChosen={(language) => savePreference({ language })} />
        <ThemeSwitch onChosen={(theme) => savePreference({ theme })} />
      </div>
    </div>
  );
}
