import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabs.ts';
import type { ProfileTabQuery } from './__generated__/ProfileTabQuery.graphql.ts';
import { Preferences } from './Preferences.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfileTab({ attempt }: SettingsTabProps) {
  const { viewer } = useLazyLoadQuery<ProfileTabQuery>(
    graphql`
      query ProfileTabQuery {
        viewer {
          ...ProfileForm_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!viewer) return null;
  return (
    <>
      <ProfileForm viewer={viewer} />
      <Preferences />
    </>
  );
}
