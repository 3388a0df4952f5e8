import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import type { ProfileTabQuery } from './profile/__generated__/ProfileTabQuery.graphql.ts';
import { profileQuery } from './profile/ProfileTab.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { settingsTabs } from './settingsTabs.ts';

/** The first tab's data are on their way while the screen is still loading; each other tab asks for its own. */
export function loader({ request }: LoaderFunctionArgs): null {
  const tab = new URL(request.url).searchParams.get('tab') ?? settingsTabs[0]?.id;
  if (tab === settingsTabs[0]?.id) preloadQuery<ProfileTabQuery>(profileQuery, {});
  return null;
}

export function Component() {
  return <SettingsPage />;
}
