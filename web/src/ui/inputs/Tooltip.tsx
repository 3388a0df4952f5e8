import { mergeProps } from '@base-ui/react/merge-props';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { TooltipPopupProps } from './TooltipPopup.tsx';
import { useHint } from './useHint.ts';

export interface TooltipProps {
  text: ReactNode;
  side?: TooltipPopupProps['side'];
  /** One element that takes props. */
  children: ReactElement<Record<string, unknown>>;
}

/**
 * A hint on hover and focus. Never put anything important only here: touch screens have no hover. The code that draws it, 35 kB, comes when the first hint is asked
 * for: buttons with hints stand on every first screen.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const { triggerProps, popup } = useHint();
  return (
    <>
      {cloneElement(children, mergeProps(triggerProps, children.props))}
      {popup ? <popup.Drawn {...popup.props} side={side} text={text} /> : null}
    </>
  );
}
