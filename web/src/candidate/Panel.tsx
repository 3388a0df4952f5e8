import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title: string;
  /** Right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a candidate's tabs and of the analysis page. Never cut in two on paper, if it fits on one page. */
export function Panel({ title, actions, children }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-card border border-line p-4 print:break-inside-avoid-page">
      <div className="mb-3 flex min-h-6 items-center gap-2">
        <h3 id={titleId} className="min-w-0 flex-1 text-sm font-semibold">
          {title}
        </h3>
        {actions}
      </div>
      {children}
    </section>
  );
}
