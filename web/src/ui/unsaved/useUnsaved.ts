import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import { UnsavedScope, unsavedWork } from './UnsavedScope.ts';

/** Layers and forms provide their own scope to their content. */
export const UnsavedContext = createContext<UnsavedScope>(unsavedWork);

/** Creates a scope inside the nearest one. */
export function useUnsavedScope(onChange?: (dirty: boolean) => void): UnsavedScope {
  const parent = useContext(UnsavedContext);
  return useMemo(() => new UnsavedScope(parent, onChange), [parent, onChange]);
}

/**
 * Declares that typed text would be lost: anything that would lose it (the form's Cancel, its layer, another page, the browser window) asks first.
 *
 * @param scope the form's own; by default the nearest
 */
export function useUnsaved(dirty: boolean, scope?: UnsavedScope): void {
  const nearest = useContext(UnsavedContext);
  const counted = scope ?? nearest;
  // A layout effect, because a handler that empties the form and then leaves (with flushSync in between) must find it no longer counted.
  useLayoutEffect(() => {
    if (!dirty) return;
    const piece = {};
    counted.add(piece);
    return () => counted.delete(piece);
  }, [dirty, counted]);
}
