import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { DiscardQuestion } from '../../ui/layers/DiscardQuestion.tsx';
import { useDismissGuard } from '../../ui/layers/useDismissGuard.ts';
import { UnsavedContext } from '../../ui/unsaved/useUnsaved.ts';

export interface EditorFormProps {
  /** The values of the controls. While they differ from the initial ones, leaving asks for confirmation. */
  draft: unknown;
  busy: boolean;
  error: string | null;
  onSave: () => void;
  onCancel: () => void;
  /** If given, a third button sets the value to unknown. */
  onUnknown?: () => void;
  children: ReactNode;
}

/**
 * The form around the controls of a correction: Enter saves, Escape closes only the editor, and neither Escape nor Cancel discards typed text without
 * asking.
 */
export function EditorForm({ draft, busy, error, onSave, onCancel, onUnknown, children }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const typed = JSON.stringify(draft);
  const [first] = useState(typed);
  const guard = useDismissGuard(typed !== first, onCancel);
  const cancel = useEffectEvent(guard.close);
  // A native listener, because the surrounding drawer listens on the document and must not receive this Escape.
  useEffect(() => {
    const element = form.current;
    // The "correct" button has gone, so the focus moves to the first control, unless a control already has it.
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
    <Form ref={form} onSubmit={onSave} className="flex flex-col gap-2">
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
    </Form>
  );
}
