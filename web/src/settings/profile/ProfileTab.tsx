import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabProps.ts';
import type { ProfileTabQuery } from './__generated__/ProfileTabQuery.graphql.ts';
import { NotificationChoices } from './NotificationChoices.tsx';
import { Preferences } from './Preferences.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The route asks for it, too: each visit shows what is stored now. */
export const profileQuery = graphql`
  query ProfileTabQuery {
    viewer {
      ...ProfileForm_viewer
      ...NotificationChoices_viewer
    }
    installation {
      sendsMail
    }
  }
`;

export function ProfileTab({ attempt }: SettingsTabProps) {
  const { viewer, installation } = useLazyLoadQuery<ProfileTabQuery>(profileQuery, {}, { fetchKey: attempt });
  if (!viewer) return null;
  return (
    <>
      <ProfileForm viewer={viewer} />
      <Preferences />
      <NotificationChoices viewer={viewer} sendsMail={installation.sendsMail} />
    </>
  );
}
