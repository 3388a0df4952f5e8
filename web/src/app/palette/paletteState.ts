const listeners = new Set<() => void>();
let open = false;

export function openPalette(): void {
  setPaletteOpen(true);
}

export function setPaletteOpen(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export function isPaletteOpen(): boolean {
  return open;
}

export function onPaletteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

export function paletteKeys(): string {
  return isApple() ? '⌘K' : 'Ctrl K';
}

export function isPaletteKey(event: KeyboardEvent): boolean {
  return event.code === 'KeyK' && (isApple() ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
}
