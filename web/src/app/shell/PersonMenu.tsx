import { LogOut } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/layers/Menu.tsx';
import { useSignOut } from '../account/useSignOut.ts';
import type { PersonMenu_viewer$key } from './__generated__/PersonMenu_viewer.graphql.ts';

export function PersonMenu({ viewer }: { viewer: PersonMenu_viewer$key }) {
  const { email, fullName } = useFragment(
    graphql`
      fragment PersonMenu_viewer on User {
        email
        fullName
      }
    `,
    viewer,
  );
  const signOut = useSignOut();
  const trigger = (
    <button
      type="button"
      className="flex size-8 shrink-0 items-center justify-center rounded-control hover:bg-hover coarse:size-11"
    >
      <Avatar name={fullName || email} size="sm" />
      <span className="sr-only">{m.shell_account({ email })}</span>
    </button>
  );
  return (
    <Menu side="top" trigger={trigger}>
      <div className="px-2 py-1.5">
        {fullName ? <p className="text-sm font-medium">{fullName}</p> : null}
        <p className="text-sm text-muted">{email}</p>
      </div>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={signOut}>
        {m.shell_sign_out()}
      </MenuItem>
    </Menu>
  );
}
