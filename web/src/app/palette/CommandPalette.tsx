import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type KeyboardEvent, Suspense, useDeferredValue, useId, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useNavigate } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { Kbd } from '../../ui/Kbd.tsx';
import { errorText } from '../relay/errorText.ts';
import { findPages } from './findPages.ts';
import { fits } from './fits.ts';
import { type PaletteEntry, PaletteList } from './PaletteList.tsx';
import { type FoundEntries, RemoteEntries } from './RemoteEntries.tsx';
import { usePaletteActions } from './usePaletteActions.ts';

/** Go to a page, a position, a candidate, or do something: type, arrow down, Enter. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [remote, setRemote] = useState<FoundEntries>({ search: '', entries: [] });
  const search = useDeferredValue(text.trim());
  const actions = usePaletteActions().filter((entry) => fits(entry, text));
  // Until the server has answered for this text, only those of the last answer that fit it.
  const found = remote.entries.filter((entry) => remote.search === text.trim() || fits(entry, text));
  // What comes later stands below, so that Enter never meets another entry than the one just seen.
  const entries = [...findPages(text), ...actions, ...found];
  const current = Math.min(active, entries.length - 1);
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run?.();
    if (entry.path !== undefined) void navigate(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((current + step + entries.length) % entries.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(entries[current]);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="layer-fade fixed inset-0 z-50 bg-backdrop" />
        <Dialog.Popup className="layer-pop fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[min(38rem,calc(100vw-2rem))] -translate-x-1/2 flex-col overflow-hidden rounded-dialog border border-line bg-raised shadow-floating outline-none">
          <Dialog.Title className="sr-only">{m.shell_palette()}</Dialog.Title>
          <label className="flex h-12 items-center gap-3 border-b border-line px-4">
            <Search className="size-4 shrink-0 text-faint" aria-hidden="true" />
            <input
              value={text}
              role="combobox"
              aria-label={m.shell_palette()}
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={m.shell_palette_placeholder()}
              onChange={(event) => {
                setText(event.target.value);
                setActive(0);
              }}
              onKeyDown={onKeyDown}
              className="min-w-0 flex-1 bg-transparent text-base outline-none focus-visible:outline-none"
            />
            <Kbd>Esc</Kbd>
          </label>
          <PaletteList id={listId} entries={entries} active={current} onActive={setActive} onChoose={choose} />
          <ErrorBoundary resetKeys={[search]} FallbackComponent={SearchFailed}>
            <Suspense fallback={null}>
              <RemoteEntries search={search} onEntries={setRemote} />
            </Suspense>
          </ErrorBoundary>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SearchFailed({ error }: FallbackProps) {
  return (
    <p role="alert" className="border-t border-line px-4 py-3 text-sm text-red-fg">
      {errorText(error)}
    </p>
  );
}
