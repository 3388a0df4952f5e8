import type { MouseEvent } from 'react';

/** Whether a click on a row was on none of its controls. */
export function isFree({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, a, label, [role=checkbox], [role=menu]') === null;
}
