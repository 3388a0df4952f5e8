import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title: string;
  /** Right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a candidate's tabs and of the analysis page; on paper its title stays with what follows. */
export function Panel({ title, actions, children }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-card border border-line p-4">
      <div className="mb-3 flex min-h-6 items-center gap-2 print:break-after-avoid">
        <h3 id={titleId} className="min-w-0 flex-1 text-sm font-semibold">
          {title}
        </h3>
        {actions}
      </div>
      {children}
    </section>
  );
}
