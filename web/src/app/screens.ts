import { Bookmark, BriefcaseBusiness, ChartLine, House, type LucideIcon, Settings } from 'lucide-react';
import { m } from '../paraglide/messages.js';

export interface Screen {
  path: string;
  icon: LucideIcon;
  label: () => string;
}

/** The sidebar's items and the palette's pages. Only screens that exist. */
export const screens: readonly Screen[] = [
  { path: '/', icon: House, label: m.shell_home },
  { path: '/projects', icon: BriefcaseBusiness, label: m.shell_positions },
  { path: '/saved', icon: Bookmark, label: m.shell_saved },
  { path: '/analytics', icon: ChartLine, label: m.shell_analytics },
  { path: '/settings', icon: Settings, label: m.shell_settings },
];
