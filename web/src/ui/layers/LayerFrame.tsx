import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../inputs/IconButton.tsx';
import { UnsavedContext } from '../unsaved/useUnsaved.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import type { useDismissGuard } from './useDismissGuard.ts';

export interface LayerFrameProps {
  title: ReactNode;
  description?: ReactNode;
  /** Left of the title. */
  avatar?: ReactNode;
  /** Buttons right of the title; on a phone below it. */
  actions?: ReactNode;
  /** Buttons, right-aligned, below a hairline. */
  footer?: ReactNode;
  children: ReactNode;
  guard: ReturnType<typeof useDismissGuard>;
}

/** Header, scrolling body and footer of dialogs and drawers. */
export function LayerFrame({ title, description, avatar, actions, footer, children, guard }: LayerFrameProps) {
  return (
    <UnsavedContext value={guard.scope}>
      <header className="flex flex-wrap items-start gap-3 px-5 pt-4 pb-3">
        {avatar}
        <div className="min-w-0 flex-1">
          <BaseDialog.Title className="text-lg font-semibold text-balance break-words">{title}</BaseDialog.Title>
          {description ? (
            <BaseDialog.Description className="mt-0.5 text-sm break-words text-muted">{description}</BaseDialog.Description>
          ) : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full print:hidden">{actions}</div>
        ) : null}
        <BaseDialog.Close render={<IconButton label={m.ui_close()} icon={<X />} size="sm" className="-mr-1.5" />} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className={bodyClass}>
        {children}
      </div>
      {guard.asking ? (
        <DiscardQuestion keep={guard.keep} discard={guard.discard} className="border-t border-line px-5 py-3" />
      ) : footer ? (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
      ) : null}
    </UnsavedContext>
  );
}

const bodyClass = 'min-h-0 flex-1 overflow-y-auto px-5 pt-0.5 pb-5 print:overflow-visible focus-visible:-outline-offset-2';
