import { type ComponentType, lazy } from 'react';
import { m } from '../paraglide/messages.js';
import { ProfileTab } from './profile/ProfileTab.tsx';
import type { SettingsTabProps } from './settingsTabProps.ts';

export interface SettingsTab {
  /** Its name in the address: `tab=security`. */
  id: string;
  label: () => string;
  /** What to say when it cannot be loaded, if the error catalogue has words for that. */
  failed?: () => string;
  Component: ComponentType<SettingsTabProps>;
}

/** In the order of the screen; the first is the default, and comes with the screen. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    id: 'profile',
    label: m.settings_profile,
    failed: m.shell_failed_profile,
    Component: ProfileTab,
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
  {
    id: 'webhooks',
    label: m.settings_webhooks,
    Component: lazy(async () => ({ default: (await import('./webhooks/WebhooksTab.tsx')).WebhooksTab })),
  },
  {
    id: 'templates',
    label: m.settings_templates,
    Component: lazy(async () => ({ default: (await import('./mail/MailTab.tsx')).MailTab })),
  },
  {
    id: 'privacy',
    label: m.settings_privacy,
    Component: lazy(async () => ({ default: (await import('./privacy/PrivacyTab.tsx')).PrivacyTab })),
  },
  {
    id: 'plugins',
    label: m.settings_plugins,
    Component: lazy(async () => ({ default: (await import('./plugins/PluginsTab.tsx')).PluginsTab })),
  },
];
