import { LogOut } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import type { PersonMenu_viewer$key } from './__generated__/PersonMenu_viewer.graphql.ts';
import { useSignOut } from './useSignOut.ts';

export function PersonMenu({ viewer, compact }: { viewer: PersonMenu_viewer$key; compact: boolean }) {
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
    <button type="button" className="flex h-8 min-w-0 items-center gap-2 rounded-control px-1 hover:bg-hover coarse:h-11">
      <Avatar name={fullName || email} size="sm" />
      <span className="sr-only">{m.shell_account({ email })}</span>
      {compact ? null : <span className="min-w-0 truncate text-sm text-muted">{fullName || email.split('@')[0]}</span>}
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
