import { type ComponentType, lazy } from 'react';
import { m } from '../paraglide/messages.js';

export interface SettingsTabProps {
  /** Counts the attempts to load the tab: a query's `fetchKey`. */
  attempt: number;
}

export interface SettingsTab {
  /** Its name in the address: `tab=security`. */
  id: string;
  label: () => string;
  Component: ComponentType<SettingsTabProps>;
}

/** In the order of the screen; the first is the default. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    id: 'profile',
    label: m.settings_profile,
    Component: lazy(async () => ({ default: (await import('./profile/ProfileTab.tsx')).ProfileTab })),
  },
  {
    id: 'security',
    label: m.settings_security,
    Component: lazy(async () => ({ default: (await import('./security/SecurityTab.tsx')).SecurityTab })),
  },
  {
    id: 'tokens',
    label: m.settings_tokens,
    Component: lazy(async () => ({ default: (await import('./tokens/TokensTab.tsx')).TokensTab })),
  },
];
