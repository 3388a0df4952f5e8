import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';

export interface CardProps {
  title?: ReactNode;
  /** To the right of the title: buttons, a count. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Card({ title, actions, className, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames('min-w-0 rounded-card border border-line bg-surface', className)}
    >
      {title || actions ? (
        <header className="flex min-h-12 items-center gap-2 border-b border-line px-4 py-2">
          <h2 id={titleId} className="min-w-0 flex-1 truncate text-base font-semibold max-sm:whitespace-normal">
            {title}
          </h2>
          {actions}
        </header>
      ) : null}
      <div className="p-4">{children}</div>
    </section>
  );
}
