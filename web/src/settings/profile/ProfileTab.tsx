import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabProps.ts';
import type { ProfileTabQuery } from './__generated__/ProfileTabQuery.graphql.ts';
import { NotificationChoices } from './NotificationChoices.tsx';
import { Preferences } from './Preferences.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfileTab({ attempt }: SettingsTabProps) {
  const { viewer, installation } = useLazyLoadQuery<ProfileTabQuery>(
    graphql`
      query ProfileTabQuery {
        viewer {
          ...ProfileForm_viewer
          ...NotificationChoices_viewer
        }
        installation {
          sendsMail
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
      <NotificationChoices viewer={viewer} sendsMail={installation.sendsMail} />
    </>
  );
}
