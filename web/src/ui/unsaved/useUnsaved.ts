import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import { UnsavedScope, unsavedWork } from './UnsavedScope.ts';

/** Layers and forms provide their own scope to what is inside them. */
export const UnsavedContext = createContext<UnsavedScope>(unsavedWork);

/** A scope of one's own within the nearest one. */
export function useUnsavedScope(): UnsavedScope {
  const parent = useContext(UnsavedContext);
  return useMemo(() => new UnsavedScope(parent), [parent]);
}

/**
 * Says that something typed would be lost: whatever would lose it (the form's Cancel, its layer, another page, the browser's window) asks first.
 *
 * @param scope the form's own; without it the nearest
 */
export function useUnsaved(dirty: boolean, scope?: UnsavedScope): void {
  const nearest = useContext(UnsavedContext);
  const counted = scope ?? nearest;
  // A layout effect: a handler that empties the form and then leaves (flushSync between the two) must find it counted out.
  useLayoutEffect(() => {
    if (!dirty) return;
    const piece = {};
    counted.add(piece);
    return () => counted.delete(piece);
  }, [dirty, counted]);
}
