import { useEffect, useRef } from 'react';

/** Puts the focus into the element that gets this ref, once, when it appears: in a step that the user just asked for. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
