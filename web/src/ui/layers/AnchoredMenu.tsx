import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { type MenuProps, menuPopupClass } from './Menu.tsx';

export interface AnchoredMenuProps extends Omit<MenuProps, 'trigger'> {
  /** The button that it belongs to; it gets the focus back. */
  anchor: HTMLElement;
  open: boolean;
  /** Its first item then has the focus at once. */
  byKeyboard: boolean;
  onClose: () => void;
}

/** One menu for the buttons of many rows. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { anchor, open, byKeyboard, onClose, side = 'bottom', align = 'start', children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const focusFirst = () => popup.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  return (
    <BaseMenu.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(opened) => opened && byKeyboard && focusFirst()}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          anchor={anchor}
          positionMethod="fixed"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <BaseMenu.Popup ref={popup} finalFocus={() => anchor} className={menuPopupClass}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
