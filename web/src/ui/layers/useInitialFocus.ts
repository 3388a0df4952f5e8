import { useRef } from 'react';

const fields = 'input:not([type=hidden], [disabled], [tabindex="-1"]), textarea:not([disabled]), [role=combobox]:not([disabled])';

/**
 * Where the focus goes when a layer opens: to its first field, or to the layer itself where it is for reading, or where touch would bring up the keyboard.
 * Never to the cross: with the focus there, the first Escape would only close its tooltip.
 */
export function useInitialFocus(forReading: boolean) {
  const popup = useRef<HTMLDivElement>(null);
  const initialFocus = (by: string) =>
    (forReading || by === 'touch' ? null : popup.current?.querySelector<HTMLElement>(fields)) ?? popup.current;
  return { popup, initialFocus };
}
