import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../classNames.ts';

export interface PopoverProps {
  /** The element that opens it; must take a ref and props (Button, IconButton, button). */
  trigger: ReactElement<Record<string, unknown>>;
  /** The popover's name for screen readers; also its visible heading unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** The trigger stays in its place while the page scrolls, as in the sidebar: so does what it opens, from its first frame on. */
  fixed?: boolean;
  className?: string;
  children: ReactNode;
}

/** For reading: a breakdown, a list, a short form. Escape and outside clicks close it. */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  fixed = false,
  className,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          positionMethod={fixed ? 'fixed' : 'absolute'}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-40"
        >
          <BasePopover.Popup className={classNames('layer-pop', popupClass, className)}>
            <BasePopover.Title className={hideTitle ? 'sr-only' : 'mb-2 text-base font-semibold'}>{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

const popupClass =
  'max-h-(--available-height) w-80 max-w-(--available-width) overflow-y-auto rounded-card border border-line bg-raised p-4 text-base shadow-floating outline-none';
