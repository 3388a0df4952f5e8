import type { PartialTheme } from '@nivo/theming';

/** The product's tokens in the words of nivo. */
export const chartTheme: PartialTheme = {
  background: 'transparent',
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--text-muted)' },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
  tooltip: {
    container: {
      background: 'var(--raised)',
      color: 'var(--text)',
      border: '1px solid var(--line)',
      borderRadius: 6,
      fontSize: 12,
    },
  },
  axis: { ticks: { text: { fill: 'var(--text-faint)', fontSize: 11 } } },
};
