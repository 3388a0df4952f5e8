import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Drawing, type DrawingName } from './figures/Drawing.tsx';

export interface EmptyStateProps {
  drawing: DrawingName;
  /** One line that says what is empty. */
  title: ReactNode;
  children?: ReactNode;
  /** One primary action: the next step. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ drawing, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center justify-center gap-3 px-6 py-16 text-center', className)}>
      <Drawing name={drawing} />
      <div className="max-w-md text-base font-medium text-balance">{title}</div>
      {children ? <div className="max-w-md text-sm text-muted text-balance">{children}</div> : null}
      {action ? <div className="mt-1">{action}</div> : null}
    </div>
  );
}
