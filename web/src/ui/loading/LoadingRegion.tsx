import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';

/** Wraps skeletons: announces "loading" to screen readers, and shows nothing for the first 150 ms. */
export function LoadingRegion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy="true" className={classNames('appear-late', className)}>
      <span className="sr-only">{m.ui_loading()}</span>
      {children}
    </div>
  );
}
