import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';

export interface WarningLineProps {
  icon: ReactNode;
  message: string;
  page: number | null;
  /** The hidden text itself, if there is any. */
  text: string | null;
}

export function WarningLine({ icon, message, page, text }: WarningLineProps) {
  return (
    <li className="flex items-start gap-2 rounded-control border border-yellow-line bg-yellow-bg px-2.5 py-1.5 text-sm text-yellow-fg [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0 flex-1">
        <p>
          {message}
          {page ? ` · ${m.evidence_page({ page })}` : ''}
        </p>
        {text ? <p className="line-clamp-3 text-xs break-words text-body">{text}</p> : null}
      </div>
    </li>
  );
}
