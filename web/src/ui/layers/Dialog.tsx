import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { LayerFrame } from './LayerFrame.tsx';
import { useDismissGuard } from './useDismissGuard.ts';
import { useInitialFocus } from './useInitialFocus.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  avatar?: ReactNode;
  /** Buttons in the header. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** `full` keeps its height whatever it contains: for content in tabs. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** True while closing would discard typed text: Escape and outside clicks then ask first. */
  dirty?: boolean;
  children: ReactNode;
}

/** For decisions and for a closer look. Work beside a list belongs in a Drawer. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  avatar,
  actions,
  footer,
  size = 'md',
  dirty = false,
  children,
}: DialogProps) {
  const guard = useDismissGuard(dirty, onClose);
  const { popup, initialFocus } = useInitialFocus(size === 'lg' || size === 'xl' || size === 'full');
  return (
    <BaseDialog.Root open={open} onOpenChange={guard.onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="layer-fade fixed inset-0 z-40 bg-backdrop print:hidden" />
        <BaseDialog.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-4 max-sm:items-end max-sm:p-0 print:static print:block print:p-0">
          <BaseDialog.Popup
            ref={popup}
            initialFocus={initialFocus}
            data-sheet={size === 'full' ? '' : undefined}
            className={classNames('layer-pop', popupClass, widths[size])}
          >
            <LayerFrame title={title} description={description} avatar={avatar} actions={actions} footer={footer} guard={guard}>
              {children}
            </LayerFrame>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const popupClass =
  'flex w-full flex-col overflow-hidden rounded-dialog border border-line bg-raised shadow-floating outline-none max-sm:rounded-b-none print:static print:block print:h-auto! print:max-h-none! print:max-w-none! print:overflow-visible print:border-0 print:shadow-none';
const high = 'max-h-[min(85dvh,60rem)]';
const widths = {
  sm: `sm:max-w-md ${high}`,
  md: `sm:max-w-xl ${high}`,
  lg: `sm:max-w-3xl ${high}`,
  xl: `sm:max-w-5xl ${high}`,
  full: 'sm:max-w-[88rem] [--layer-height:min(94dvh,72rem)] h-(--layer-height)',
};
