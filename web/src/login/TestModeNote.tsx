import { FlaskConical } from 'lucide-react';
import { m } from '../paraglide/messages.js';

/** Shown only when the server runs with a fixed code, which it does only on loopback. */
export function TestModeNote({ code }: { code: string }) {
  return (
    <p className="flex max-w-sm items-center gap-2 rounded-card border border-yellow-line bg-yellow-bg px-3 py-2 text-sm text-yellow-fg">
      <FlaskConical className="size-4 shrink-0" aria-hidden="true" />
      <span>{m.login_test_mode({ code })}</span>
    </p>
  );
}
