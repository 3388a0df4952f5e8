import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { DiscardQuestion } from '../../ui/DiscardQuestion.tsx';
import { UnsavedContext } from '../../ui/unsaved/useUnsaved.ts';
import { useDismissGuard } from '../../ui/useDismissGuard.ts';

export interface EditorFormProps {
  /** What the controls hold: while it differs from what they held at first, leaving asks. */
  draft: unknown;
  busy: boolean;
  error: string | null;
  onSave: () => void;
  onCancel: () => void;
  /** Given: a third button says that the right value is unknown. */
  onUnknown?: () => void;
  children: ReactNode;
}

/** Around the controls of a correction: Enter saves, Escape leaves the editor and nothing else, and neither Escape nor Cancel loses what was typed. */
export function EditorForm({ draft, busy, error, onSave, onCancel, onUnknown, children }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typed = JSON.stringify(draft);
  const [first] = useState(typed);
  const guard = useDismissGuard(typed !== first, onCancel);
  const cancel = useEffectEvent(guard.close);
  // A native listener, because the drawer around it listens at the document and must not hear this Escape.
  useEffect(() => {
    const element = form.current;
    // The press of "correct" has gone with its button; the focus goes on to what it asked for, unless a control has taken it.
    if (!element?.contains(document.activeElement)) element?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      cancel();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className="flex flex-col gap-2"
    >
      <UnsavedContext value={guard.scope}>{children}</UnsavedContext>
      {error ? (
        <p role="alert" className="text-xs text-red-fg">
          {error}
        </p>
      ) : null}
      {guard.asking ? (
        <DiscardQuestion keep={guard.keep} discard={guard.discard} className="rounded-control p-2" />
      ) : (
        <div className="flex flex-wrap gap-1.5">
          <Button type="submit" size="sm" variant="primary" busy={busy}>
            {m.fact_save()}
          </Button>
          <Button size="sm" onClick={guard.close}>
            {m.ui_cancel()}
          </Button>
          {onUnknown ? (
            <Button size="sm" variant="ghost" className="ml-auto" disabled={busy} onClick={onUnknown}>
              {m.fact_mark_unknown()}
            </Button>
          ) : null}
        </div>
      )}
    </form>
  );
}
