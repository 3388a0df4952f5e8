import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The screen's one primary button, and anything to the left of it. */
  actions?: ReactNode;
}

/** The 56 px row at the top of every screen. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-2 max-sm:px-4">
      <div className="min-w-0 flex-1 basis-40">
        {typeof title === 'string' ? <PageTitle title={title} /> : null}
        <h1 className="text-lg leading-6 font-semibold break-words">{title}</h1>
        {subtitle ? (
          <p className="text-xs text-muted sm:truncate" title={typeof subtitle === 'string' ? subtitle : undefined}>
            {subtitle}
          </p>
        ) : null}
      </div>
      {actions ? <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}
