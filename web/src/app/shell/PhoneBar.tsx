import { Menu as MenuIcon, Search } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { openPalette } from '../palette/paletteState.ts';
import { Mark } from './Mark.tsx';

/** On a phone, in place of the sidebar. */
export function PhoneBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu?: () => void }) {
  return (
    <div className="flex h-12 items-center gap-1 border-b border-line bg-surface px-2 md:hidden">
      <IconButton label={m.shell_open_menu()} icon={<MenuIcon />} aria-expanded={menuOpen} onClick={onMenu} />
      <Mark />
      <span className="flex-1" />
      <IconButton label={m.shell_search()} icon={<Search />} onClick={openPalette} />
    </div>
  );
}
