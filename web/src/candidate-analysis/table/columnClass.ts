/**
 * Column widths. Where the table is too narrow for its columns, the metrics scroll between the candidate and the score, which stay. The narrowest table shows
 * these two alone; the rest is in the candidate. It depends on the width of the table, not of the window, because the sidebar and the drawer take room.
 */
export const columnClass = {
  select: 'w-10 pr-0! sticky left-0 z-1 bg-inherit',
  name: 'w-auto sticky left-10 z-1 overflow-hidden bg-inherit',
  metric: 'w-24 @max-[36rem]:hidden',
  payment: 'w-28 @max-[36rem]:hidden',
  score:
    'w-42 sticky right-11 z-1 border-l border-l-line bg-inherit @max-[28rem]:right-0 @max-[28rem]:w-40 @max-[28rem]:border-l-0',
  view: 'w-11 px-1! text-right sticky right-0 z-1 bg-inherit @max-[28rem]:hidden',
};

/** Below this width the metrics scroll: room for the candidate and every column. */
export function tableWidth(metrics: number): string {
  // The payment is 1 rem wider than the others.
  return `${15.5 + 2.5 + 6 * metrics + 1 + 10.5 + 2.75}rem`;
}
