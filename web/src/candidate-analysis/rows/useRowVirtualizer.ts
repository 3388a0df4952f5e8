import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

export interface RowSizes {
  rowHeight: number;
  /** The list's head stays in sight above its rows. */
  headHeight: number;
  /** Rows above and below the view. */
  overscan: number;
}

/** Which rows of a list with rows of one height are in view. */
export function useRowVirtualizer(
  frame: RefObject<HTMLDivElement | null>,
  { count, rowHeight, headHeight, overscan }: RowSizes & { count: number },
) {
  // oxlint-disable-next-line react/incompatible-library -- only the list reads it
  return useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
  });
}
