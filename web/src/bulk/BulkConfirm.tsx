import { type ReactNode, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { Checkbox } from '../ui/inputs/Checkbox.tsx';
import { Drawer } from '../ui/layers/Drawer.tsx';
import { LayerClose } from '../ui/layers/LayerClose.tsx';

export interface BulkConfirmProps {
  open: boolean;
  /** What and how many: "Move 12 candidates to Interview". */
  title: string;
  danger?: boolean;
  busy?: boolean;
  /** What is missing before it can start (a date, say). */
  disabled?: boolean;
  /** Why the last try failed. */
  error?: string | null;
  /** More about what happens, or fields to fill in. */
  children?: ReactNode;
  /** True while closing would discard what was typed in the fields. */
  dirty?: boolean;
  /** The first state of the tick: background for more than a page, say. */
  background?: boolean;
  onConfirm: (background: boolean) => void;
  onClose: () => void;
}

/** Asks before an operation on many candidates, with the choice to run it in the background. */
export function BulkConfirm({ open, title, children, dirty = false, onClose, ...action }: BulkConfirmProps) {
  return (
    <Drawer open={open} onClose={onClose} title={title} dirty={dirty} footer={<Confirm {...action} />}>
      <div className="flex flex-col gap-4 text-base">
        {action.error ? <ErrorPanel title={m.bulk_not_started()}>{action.error}</ErrorPanel> : null}
        {children}
      </div>
    </Drawer>
  );
}

type ConfirmProps = Pick<BulkConfirmProps, 'danger' | 'busy' | 'disabled' | 'background' | 'onConfirm'>;

function Confirm({ danger = false, busy = false, disabled = false, background: initial = true, onConfirm }: ConfirmProps) {
  const [background, setBackground] = useState(initial);
  return (
    <>
      <span className="mr-auto">
        <Checkbox checked={background} onChange={setBackground}>
          {m.bulk_in_background()}
        </Checkbox>
      </span>
      <LayerClose>{m.ui_cancel()}</LayerClose>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={() => onConfirm(background)}>
        {background ? m.bulk_in_background() : m.bulk_confirm()}
      </Button>
    </>
  );
}
