import { Search } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { openPalette, paletteKeys } from '../palette/paletteState.ts';

export function SearchButton({ compact }: { compact: boolean }) {
  if (compact) return <IconButton label={m.shell_search()} side="right" icon={<Search />} onClick={openPalette} />;
  return (
    <button
      type="button"
      onClick={openPalette}
      className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded-control border border-line bg-canvas px-2 text-sm text-muted hover:border-line-strong hover:text-body coarse:h-11"
    >
      <Search className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate text-left">{m.shell_search()}</span>
      <span className="coarse:hidden max-md:hidden">
        <Kbd>{paletteKeys()}</Kbd>
      </span>
    </button>
  );
}
