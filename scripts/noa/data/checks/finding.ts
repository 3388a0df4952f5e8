/** What one check found. `warning`: NOA works, but less well than it could. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'failed';
  /** The finding in words. */
  message: string;
  /** What the user should do. */
  next: string | null;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message, next: null });
export const warning = (check: string, message: string, next: string): Finding => ({ check, state: 'warning', message, next });
export const failed = (check: string, message: string, next: string): Finding => ({ check, state: 'failed', message, next });

/** What went wrong, without what a database or a server quotes beyond the first line. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: { code?: string } };
  return cause?.code ?? (message || code || String(error)).split('\n')[0] ?? '';
}
