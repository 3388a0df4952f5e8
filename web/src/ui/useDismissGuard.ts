import { useState } from 'react';

/** What Base UI tells of why a layer wants to close. */
interface ChangeDetails {
  reason: string;
  cancel: () => void;
}

/**
 * Escape and a click outside close a layer at once, unless something typed would be lost: then `asking` turns true, and the layer shows a
 * confirmation with `keep` and `discard`.
 */
export function useDismissGuard(dirty: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false);
  return {
    asking,
    keep: () => setAsking(false),
    discard: () => {
      setAsking(false);
      onClose();
    },
    onOpenChange: (open: boolean, details: ChangeDetails) => {
      if (open) return;
      if (!dirty) return onClose();
      details.cancel();
      setAsking(true);
    },
  };
}
