import { type ComponentType, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { TooltipPopupProps } from './TooltipPopup.tsx';

/** How long the pointer rests before a hint appears; not where another one was there a moment ago. */
const restMs = 400;
/** Time to move the pointer onto the hint, which then stays. */
const leaveMs = 120;
let lastClosed = Number.NEGATIVE_INFINITY;

interface Shown {
  Drawn: ComponentType<TooltipPopupProps>;
  anchor: Element;
  open: boolean;
}

/** When the hint of one element is there, and what draws it: nothing before it was first asked for. */
export function useHint() {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef(false);
  const later = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  useEffect(
    () => () => {
      wanted.current = false;
      clearTimeout(timer.current);
    },
    [],
  );
  const show = (anchor: Element, ms: number) => {
    wanted.current = true;
    const drawn = import('./TooltipPopup.tsx');
    later(ms, () => {
      drawn.then(
        ({ TooltipPopup }) => wanted.current && setShown({ Drawn: TooltipPopup, anchor, open: true }),
        // Without a network there is no hint; the next pointer asks again.
        () => {},
      );
    });
  };
  const hide = () => {
    wanted.current = false;
    clearTimeout(timer.current);
    if (shown?.open) lastClosed = performance.now();
    setShown((before) => before && { ...before, open: false });
  };
  const triggerProps = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') show(currentTarget, performance.now() - lastClosed < restMs ? 0 : restMs);
    },
    onPointerLeave: () => later(leaveMs, hide),
    onPointerDown: hide,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget, 0);
    },
    onBlur: hide,
  };
  const popup = shown && {
    Drawn: shown.Drawn,
    props: {
      anchor: shown.anchor,
      open: shown.open,
      onClose: hide,
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => later(leaveMs, hide),
    },
  };
  return { triggerProps, popup };
}
