import { m } from '../../paraglide/messages.js';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';

export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open
      danger
      title={m.ui_discard_question()}
      confirmLabel={m.ui_discard()}
      cancelLabel={m.ui_keep_editing()}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {m.shell_leave_unsaved()}
    </ConfirmDialog>
  );
}
