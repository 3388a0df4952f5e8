import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import { isPaletteKey, isPaletteOpen, onPaletteChange, openPalette, setPaletteOpen } from './paletteState.ts';

const CommandPalette = lazy(() =>
  import('./CommandPalette.tsx').then(({ CommandPalette: component }) => ({ default: component })),
);

/** Opens the palette on ⌘K or Ctrl+K; its code is loaded when it is first opened. */
export function CommandPaletteHost() {
  const open = useSyncExternalStore(onPaletteChange, isPaletteOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (isPaletteOpen()) setPaletteOpen(false);
      else openPalette();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  if (!open) return null;
  return (
    <ErrorBoundary fallback={null} onError={failed}>
      <Suspense fallback={null}>
        <CommandPalette onClose={() => setPaletteOpen(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}

function failed(): void {
  setPaletteOpen(false);
  showToast({ tone: 'error', text: m.shell_palette_failed(), action: { label: m.ui_retry(), onClick: () => openPalette() } });
}
