import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { classNames } from './classNames.ts';
import { Button } from './inputs/Button.tsx';

export interface ErrorPanelProps {
  /** What happened, as worded in the error catalogue. */
  title: ReactNode;
  /** What is kept and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  className?: string;
}

export function ErrorPanel({ title, children, onRetry, busy = false, className }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className={classNames('flex items-start gap-3 rounded-card border border-red-line bg-red-bg p-4', className)}
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-red-fg" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium text-red-fg">{title}</p>
        {children ? <div className="mt-0.5 text-sm break-words text-body">{children}</div> : null}
      </div>
      {onRetry ? (
        <Button size="sm" icon={<RotateCcw />} busy={busy} onClick={onRetry}>
          {m.ui_retry()}
        </Button>
      ) : null}
    </div>
  );
}
