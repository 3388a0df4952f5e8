import { m } from '../../paraglide/messages.js';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { useStoredFlag } from '../useStoredFlag.ts';
import { SidebarBody, type SidebarData } from './SidebarBody.tsx';
import { sidebarClass } from './SidebarFrame.tsx';
import { useHasSidePanel } from './sidePanel.ts';

/** 248 px wide, or 56 px with icons only; this browser remembers which. Beside a panel and on tablets the content needs the room, so there it starts with icons. */
export function Sidebar(data: SidebarData) {
  const alone = useStoredFlag('sidebarCollapsed', false);
  const tight = useStoredFlag('sidebarCollapsed.panel', true);
  const narrow = useMediaQuery('(max-width: 1023px)');
  const crowded = useMediaQuery('(min-width: 1024px) and (max-width: 1679px)');
  const hasPanel = useHasSidePanel();
  const [collapsed, setCollapsed] = narrow || (hasPanel && crowded) ? tight : alone;
  return (
    <nav aria-label={m.shell_navigation()} className={sidebarClass(collapsed)}>
      <SidebarBody {...data} collapsed={collapsed} onCollapse={setCollapsed} />
    </nav>
  );
}
