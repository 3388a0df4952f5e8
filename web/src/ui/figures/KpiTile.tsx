import type { ReactNode } from 'react';
import { UnknownBadge } from '../UnknownBadge.tsx';

export interface KpiTileProps {
  label: ReactNode;
  /** Null or undefined shows the "unknown" badge. */
  value: ReactNode;
  /** A comparison or a name; leave it out when there is nothing true to say. */
  caption?: ReactNode;
  icon?: ReactNode;
}

export function KpiTile({ label, value, caption, icon }: KpiTileProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex items-center gap-1.5 text-xs font-medium text-muted [&>svg]:size-3.5 [&>svg]:shrink-0">
        {icon}
        <span className="truncate">{label}</span>
      </div>
      <div className="flex min-h-8 items-center text-xl font-semibold tabular-nums">{value ?? <UnknownBadge />}</div>
      {caption ? <div className="truncate text-xs text-muted">{caption}</div> : null}
    </div>
  );
}
