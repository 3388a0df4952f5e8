import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

export interface TooltipPopupProps {
  text: ReactNode;
  side: 'top' | 'right' | 'bottom' | 'left';
  /** What the hint is about. */
  anchor: Element;
  open: boolean;
  onClose: () => void;
  /** The pointer may rest on the hint itself. */
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

export function TooltipPopup({ anchor, open, side, text, onClose, onPointerEnter, onPointerLeave }: TooltipPopupProps) {
  return (
    <BaseTooltip.Root open={open} onOpenChange={(next) => next || onClose()}>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner anchor={anchor} side={side} sideOffset={6} className="z-50">
          <BaseTooltip.Popup
            onPointerEnter={onPointerEnter}
            onPointerLeave={onPointerLeave}
            className="layer-pop max-w-72 rounded-control bg-(--text) px-2 py-1 text-xs text-(--canvas) shadow-floating"
          >
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
