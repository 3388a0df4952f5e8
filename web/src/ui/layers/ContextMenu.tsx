import { ContextMenu as BaseMenu } from '@base-ui/react/context-menu';
import type { ReactElement, ReactNode } from 'react';

export interface ContextMenuProps {
  /** The area that opens it by a right click, a long touch or the menu key. */
  area: ReactElement<Record<string, unknown>>;
  /** MenuItem, MenuRadioGroup, MenuSeparator. */
  children: ReactNode;
}

export function ContextMenu({ area, children }: ContextMenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={area} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner collisionPadding={8} className="z-50 outline-none">
          <BaseMenu.Popup className="layer-pop max-h-(--available-height) min-w-44 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-floating outline-none">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
