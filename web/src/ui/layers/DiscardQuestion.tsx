import { m } from '../../paraglide/messages.js';
import { classNames } from '../classNames.ts';
import { Button } from '../inputs/Button.tsx';
import { useFocusOnMount } from '../useFocusOnMount.ts';

export interface DiscardQuestionProps {
  keep: () => void;
  discard: () => void;
  className?: string;
}

/** Replaces the buttons while the user decides whether to keep or discard typed text. */
export function DiscardQuestion({ keep, discard, className }: DiscardQuestionProps) {
  const keepButton = useFocusOnMount<HTMLButtonElement>();
  return (
    <div role="alert" className={classNames('flex flex-wrap items-center justify-end gap-2 bg-yellow-bg', className)}>
      <p className="min-w-0 flex-1 text-sm text-yellow-fg">{m.ui_discard_question()}</p>
      <Button onClick={discard}>{m.ui_discard()}</Button>
      <Button variant="primary" ref={keepButton} onClick={keep}>
        {m.ui_keep_editing()}
      </Button>
    </div>
  );
}
