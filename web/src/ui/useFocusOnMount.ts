import { useEffect, useRef } from 'react';

/** Focuses the element with this ref once, when it appears: for a step that the user has just asked for. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
