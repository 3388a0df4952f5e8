import { SettingsPage } from './SettingsPage.tsx';

/** Each tab asks for its own data. */
export function Component() {
  return <SettingsPage />;
}
