/**
 * Column widths. Where the table is too narrow for its columns, the metrics scroll between the candidate and the score, which stay. The narrowest table shows
 * these two alone; the rest is in the candidate. It depends on the width of the table, not of the window, because the sidebar and the drawer take room.
 */
export const columnClass = {
  select: 'w-10 pr-0! sticky left-0 z-1 bg-inherit',
  name: 'w-auto sticky left-10 z-1 overflow-hidden bg-inherit',
  metric: 'w-23 @max-[36rem]:hidden',
  score: 'w-42 sticky right-11 z-1 bg-inherit @max-[28rem]:w-36',
  view: 'w-11 px-1! text-right sticky right-0 z-1 bg-inherit',
};

/** Below this width the metrics scroll: room for the candidate and every column. */
export function tableWidth(metrics: number): string {
  return `${17 + 2.5 + 5.75 * metrics + 10.5 + 2.75}rem`;
}
