import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';

export interface EditorFormProps {
  busy: boolean;
  error: string | null;
  onSave: () => void;
  onCancel: () => void;
  /** Given: a third button says that the right value is unknown. */
  onUnknown?: () => void;
  children: ReactNode;
}

/** Around the controls of a correction: Enter saves, Escape leaves the editor and nothing else. */
export function EditorForm({ busy, error, onSave, onCancel, onUnknown, children }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const cancel = useEffectEvent(onCancel);
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
      {children}
      {error ? (
        <p role="alert" className="text-xs text-red-fg">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {m.fact_save()}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        {onUnknown ? (
          <Button size="sm" variant="ghost" className="ml-auto" disabled={busy} onClick={onUnknown}>
            {m.fact_mark_unknown()}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
