import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when Escape is pressed inside an element, which gets the ref. A native listener: a layer around it listens on the document, and must not close as
 * well.
 */
export function useEscape(onEscape: () => void): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const call = useEffectEvent(onEscape);
  useEffect(() => {
    const held = element.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      call();
    };
    held?.addEventListener('keydown', press);
    return () => held?.removeEventListener('keydown', press);
  }, []);
  return element;
}
