import type { MetricColumn } from './metricColumns.ts';

/**
 * Column widths. They depend on the width of the table, not of the window, because the sidebar and the drawer take room. Below 66 rem the table is tight: no
 * avatar, a shorter bar, no button to open (the name and the row open the candidate). Where even that is too wide, the metrics scroll between the candidate
 * and the score, which stay. The narrowest table shows these two alone; the rest is in the candidate.
 */
export const columnClass = {
  select: 'w-9 pr-0! sticky left-0 z-1 bg-inherit',
  name: 'w-auto sticky left-9 z-1 overflow-hidden bg-inherit',
  metric: 'px-1.5! @max-[29rem]:hidden',
  score:
    'w-42 sticky right-11 z-1 border-l border-l-line bg-inherit @max-[66rem]:right-0 @max-[66rem]:w-28 @max-[29rem]:border-l-0',
  view: 'w-11 px-1! text-right sticky right-0 z-1 bg-inherit @max-[66rem]:hidden',
};

/** Width of a metric column in rem: its header wraps between words, so its longest word decides. Cyrillic letters are wider. */
export function metricWidth({ id, label }: Pick<MetricColumn, 'id' | 'label'>): number {
  const words = label
    .split(/\s+/)
    .map((word) => Array.from(word).reduce((width, letter) => width + (letter > '\u0400' ? 0.47 : 0.44), 0));
  return Math.max(leastWidths[id] ?? 3.75, 0.75 + Math.max(...words));
}

/** For values that are longer than a number: "12.3 years", "3,600k RUB". */
const leastWidths: Readonly<Record<string, number>> = { experience: 5.25, payment: 5.5 };

/** Below this width the metrics scroll: room for the selection, the candidate, every metric, and the score. */
export function tableWidth(columns: readonly MetricColumn[]): string {
  const metrics = columns.reduce((sum, column) => sum + metricWidth(column), 0);
  return `${2.25 + 7.75 + metrics + 7}rem`;
}
