import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { LayerFrame } from './LayerFrame.tsx';
import { useDismissGuard } from './useDismissGuard.ts';
import { useInitialFocus } from './useInitialFocus.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** `md` is the specified 420 px, `lg` is 640 px, for documents. */
  size?: 'md' | 'lg';
  /** True while closing would discard typed text: Escape and outside clicks then ask first. */
  dirty?: boolean;
  /** False keeps the list behind it usable. */
  modal?: boolean;
  children: ReactNode;
}

/** For work beside a list. */
export function Drawer({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'md',
  dirty = false,
  modal = true,
  children,
}: DrawerProps) {
  const guard = useDismissGuard(dirty, onClose);
  const { popup, initialFocus } = useInitialFocus(size === 'lg');
  return (
    <BaseDialog.Root open={open} onOpenChange={guard.onOpenChange} modal={modal} disablePointerDismissal={!modal}>
      <BaseDialog.Portal>
        {modal ? <BaseDialog.Backdrop className="layer-fade fixed inset-0 z-40 bg-backdrop" /> : null}
        <BaseDialog.Popup
          ref={popup}
          initialFocus={initialFocus}
          className={classNames('layer-slide', popupClass, size === 'lg' ? 'sm:w-160' : 'sm:w-105')}
        >
          <LayerFrame title={title} description={description} footer={footer} guard={guard}>
            {children}
          </LayerFrame>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const popupClass =
  'fixed inset-y-0 right-0 z-40 flex w-full max-w-full flex-col border-l border-line bg-raised shadow-floating outline-none';
