import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { useFocusOnMount } from './useFocusOnMount.ts';

export interface LayerFrameProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, right-aligned, below a hairline. */
  footer?: ReactNode;
  children: ReactNode;
  /** Set while the user is asked whether to throw away what was typed. */
  discard?: { keep: () => void; discard: () => void } | null;
}

/** Head, scrolling body and foot of dialogs and drawers. */
export function LayerFrame({ title, description, footer, children, discard }: LayerFrameProps) {
  return (
    <>
      <header className="flex items-start gap-3 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-1">
          <BaseDialog.Title className="text-lg font-semibold text-balance break-words">{title}</BaseDialog.Title>
          {description ? (
            <BaseDialog.Description className="mt-0.5 text-sm break-words text-muted">{description}</BaseDialog.Description>
          ) : null}
        </div>
        <BaseDialog.Close render={<IconButton label={m.ui_close()} icon={<X />} size="sm" className="-mr-1.5" />} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pt-0.5 pb-5 focus-visible:-outline-offset-2">
        {children}
      </div>
      {discard ? (
        <DiscardQuestion {...discard} />
      ) : footer ? (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
      ) : null}
    </>
  );
}

function DiscardQuestion({ keep, discard }: { keep: () => void; discard: () => void }) {
  const keepButton = useFocusOnMount<HTMLButtonElement>();
  return (
    <footer role="alert" className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-yellow-bg px-5 py-3">
      <p className="min-w-0 flex-1 text-sm text-yellow-fg">{m.ui_discard_question()}</p>
      <Button onClick={discard}>{m.ui_discard()}</Button>
      <Button variant="primary" ref={keepButton} onClick={keep}>
        {m.ui_keep_editing()}
      </Button>
    </footer>
  );
}
