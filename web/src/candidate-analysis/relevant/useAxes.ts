import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useIsPhone } from './useIsPhone.ts';

export const rowHeight = 44;
export const headHeight = 52;
/** Wide enough for the longest verdict in every language. */
const columnWidth = 156;

/** Which rows and columns are in sight, beside a header and a first column that stay. */
export function useAxes(rows: number, columns: number) {
  const frame = useRef<HTMLDivElement>(null);
  const headWidth = useIsPhone() ? 148 : 280;
  // oxlint-disable-next-line react/incompatible-library -- the components that use it are not memoized
  const vertical = useVirtualizer({
    count: rows,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 4,
  });
  const horizontal = useVirtualizer({
    horizontal: true,
    count: columns,
    getScrollElement: () => frame.current,
    estimateSize: () => columnWidth,
    paddingStart: headWidth,
    scrollPaddingStart: headWidth,
    overscan: 3,
  });
  useEffect(() => horizontal.measure(), [horizontal, headWidth]);
  return { frame, vertical, horizontal, headWidth };
}
