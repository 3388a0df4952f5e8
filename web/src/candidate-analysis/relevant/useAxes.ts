import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { createElementSlots } from '../rows/elementSlots.ts';
import { useIsPhone } from './useIsPhone.ts';

export const rowHeight = 44;
export const headHeight = 52;
/** Wide enough for the longest verdict in every language. */
const columnWidth = 156;
/** Beside the view. */
const overscanColumns = 3;

/** Which rows and columns are in sight, beside a header and a first column that stay; `slot` is the key of a column's element. */
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
    overscan: overscanColumns,
  });
  useEffect(() => horizontal.measure(), [horizontal, headWidth]);
  const [slotsOf] = useState(() => createElementSlots(overscanColumns + 1));
  const shown = horizontal.getVirtualItems();
  return { frame, vertical, horizontal, headWidth, shown, slot: slotsOf(shown[0]?.index ?? 0, shown.length) };
}
