import { graphql, useFragment } from 'react-relay';
import { JobsBadge } from '../jobs/JobsBadge.tsx';
import { NotificationsBell } from '../notifications/NotificationsBell.tsx';
import { LanguageSwitch } from '../preferences/LanguageSwitch.tsx';
import { ThemeSwitch } from '../preferences/ThemeSwitch.tsx';
import { useSavePreference } from '../preferences/useSavePreference.ts';
import { BlindReviewSwitch } from '../privacy/BlindReviewSwitch.tsx';
import type { SidebarFooter_viewer$key } from './__generated__/SidebarFooter_viewer.graphql.ts';
import { PersonMenu } from './PersonMenu.tsx';

/** The user, blind review, the jobs, the bell, the language and the theme. */
export function SidebarFooter({ viewer, compact }: { viewer: SidebarFooter_viewer$key; compact: boolean }) {
  const savePreference = useSavePreference();
  const user = useFragment(
    graphql`
      fragment SidebarFooter_viewer on User {
        ...JobsBadge_viewer
        ...NotificationsBell_viewer
        ...PersonMenu_viewer
        ...BlindReviewSwitch_viewer
      }
    `,
    viewer,
  );
  return (
    <>
      <PersonMenu viewer={user} />
      {compact ? null : <span className="flex-1" />}
      <BlindReviewSwitch viewer={user} />
      <JobsBadge viewer={user} />
      <NotificationsBell viewer={user} />
      <LanguageSwitch onChosen={(language) => savePreference({ language })} />
      <ThemeSwitch onChosen={(theme) => savePreference({ theme })} />
    </>
  );
}
