import { PluginError, type ReadOptions } from '../contract.ts';

/**
 * What every reader refuses before it looks inside.
 * @throws PluginError ABORTED, EMPTY_FILE, TOO_LARGE
 */
export function checkInput(bytes: Uint8Array, { signal, limits }: ReadOptions): void {
  checkAborted(signal);
  if (bytes.length === 0) throw new PluginError('EMPTY_FILE', 'no bytes');
  if (bytes.length > limits.maxBytes) throw new PluginError('TOO_LARGE', `${bytes.length} bytes of at most ${limits.maxBytes}`);
}

/** @throws PluginError ABORTED */
export function checkAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new PluginError('ABORTED', 'reading was cancelled');
}
