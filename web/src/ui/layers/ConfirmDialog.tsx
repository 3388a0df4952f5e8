import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../inputs/Button.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question that says what is affected and how many. */
  title: ReactNode;
  children?: ReactNode;
  /** What the button does: "Delete 3 candidates". */
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = m.ui_cancel(),
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="layer-fade fixed inset-0 z-40 bg-backdrop" />
        <AlertDialog.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-4">
          <AlertDialog.Popup className="layer-pop w-full max-w-md rounded-dialog border border-line bg-raised p-5 shadow-floating outline-none">
            <AlertDialog.Title className="text-lg font-semibold text-balance">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-1 text-base text-muted">
              {children}
            </AlertDialog.Description>
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <Button onClick={onCancel}>{cancelLabel}</Button>
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
