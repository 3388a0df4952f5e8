import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { useStoredFlag } from '../useStoredFlag.ts';
import { SidebarBody, type SidebarData } from './SidebarBody.tsx';

/** 248 px wide, or 56 px with icons only; this browser remembers which. */
export function Sidebar(data: SidebarData) {
  const [collapsed, setCollapsed] = useStoredFlag('sidebarCollapsed', false);
  return (
    <nav
      aria-label={m.shell_navigation()}
      className={classNames(
        'sticky top-0 h-dvh shrink-0 border-r border-line bg-surface max-md:hidden print:hidden',
        collapsed ? 'w-14' : 'w-62',
      )}
    >
      <SidebarBody {...data} collapsed={collapsed} onCollapse={setCollapsed} />
    </nav>
  );
}
