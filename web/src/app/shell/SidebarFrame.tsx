import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Mark } from './Mark.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SidebarItems } from './SidebarItems.tsx';

export interface SidebarFrameProps {
  collapsed: boolean;
  /** Absent in the sheet, which cannot be collapsed. */
  onCollapse?: (collapsed: boolean) => void;
  quickActions: ReactNode;
  footer: ReactNode;
  /** Below the product's own screens. */
  children?: ReactNode;
}

/** What stands in the sidebar for everybody, around what depends on the user. */
export function SidebarFrame({ collapsed, onCollapse, quickActions, footer, children }: SidebarFrameProps) {
  return (
    <div className="flex h-full flex-col">
      <div className={classNames('flex items-center gap-1', collapsed ? 'flex-col py-4' : 'h-14 justify-between px-3')}>
        <Mark compact={collapsed} />
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
        {quickActions}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
        <SidebarItems compact={collapsed} />
        {children}
      </div>
      <div
        className={classNames(
          'flex min-h-12 items-center gap-0.5 border-t border-line px-3 py-2 coarse:gap-0 coarse:px-2',
          collapsed && 'flex-col px-0!',
        )}
      >
        {footer}
      </div>
    </div>
  );
}

/** The sidebar's place: 248 px wide, or 56 px with icons only; none on a phone. */
export function sidebarClass(collapsed: boolean): string {
  return classNames(
    'sticky top-0 h-dvh shrink-0 border-r border-line bg-surface max-md:hidden print:hidden',
    collapsed ? 'w-14' : 'w-62',
  );
}
