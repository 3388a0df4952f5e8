import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';

/** The dialog while its position is not available. */
export function PlainDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={m.projects_details()}
      footer={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      {children}
    </Dialog>
  );
}
