import { m } from '../paraglide/messages.js';

/** Shown for a fact that was not found: never an empty cell, never a guess. */
export function UnknownBadge({ children = m.ui_unknown() }: { children?: string }) {
  return (
    <span className="inline-flex h-5 shrink-0 items-center rounded-control border border-dashed border-line-strong px-1.5 text-xs whitespace-nowrap text-faint">
      {children}
    </span>
  );
}
