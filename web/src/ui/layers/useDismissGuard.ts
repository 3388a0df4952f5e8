import { useRef, useState } from 'react';
import { useUnsaved, useUnsavedScope } from '../unsaved/useUnsaved.ts';

/** Why Base UI says a layer wants to close. */
interface ChangeDetails {
  cancel: () => void;
}

/**
 * Closes a layer or a form at once, unless that would discard typed text: then `asking` becomes true, and the layer shows a `DiscardQuestion` with
 * `keep` and `discard`. Pass `scope` to `UnsavedContext` around the content, so that what is typed there (`useUnsaved`) counts too.
 *
 * @param dirty whether the owner itself has unsaved text
 */
export function useDismissGuard(dirty: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false);
  const scope = useUnsavedScope();
  useUnsaved(dirty, scope);
  const before = useRef<Element | null>(null);
  /** Returns false if the user is asked instead. */
  const close = (): boolean => {
    if (!scope.dirty) {
      onClose();
      return true;
    }
    if (!asking) before.current = document.activeElement;
    setAsking(true);
    return false;
  };
  return {
    scope,
    asking,
    close,
    keep: () => {
      setAsking(false);
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    discard: () => {
      setAsking(false);
      scope.release();
      onClose();
    },
    onOpenChange: (open: boolean, details: ChangeDetails) => {
      if (!open && !close()) details.cancel();
    },
  };
}
