import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import type { Trend_summary$key } from './__generated__/Trend_summary.graphql.ts';
import { spanOf } from './behind.ts';
import { ChartCard } from './ChartCard.tsx';
import type { FigureProps } from './FigureCards.tsx';

const TrendChart = lazy(async () => ({ default: (await import('../ui/figures/charts/TrendChart.tsx')).TrendChart }));

/** Hires and offers in four equal parts of the period. */
export function Trend({ summary, onOpen }: FigureProps<Trend_summary$key>) {
  const { from, to, hiresTrend, offersTrend } = useFragment(
    graphql`
      fragment Trend_summary on AnalyticsSummary {
        from
        to
        hiresTrend
        offersTrend
      }
    `,
    summary,
  );
  const series = [
    { figure: 'HIRES', label: m.analytics_hires(), values: hiresTrend },
    { figure: 'OFFERS', label: m.analytics_offers(), values: offersTrend },
  ] as const;
  const format = new Intl.DateTimeFormat(getLocale(), { day: 'numeric', month: 'short' });
  const steps = hiresTrend.map((_, part) => {
    const span = spanOf({ figure: 'HIRES', stage: null, sources: [], part }, { from, to });
    return format.formatRange(new Date(span.from), new Date(span.to));
  });
  const open = (at: number, step: number) => onOpen(`${series[at]?.figure}.${step}`);
  const quiet = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <ChartCard
      id="trend"
      title={m.analytics_trend()}
      columns={[m.analytics_dates(), ...series.map(({ label }) => label)]}
      rows={steps.map((label, step) => ({
        key: String(step),
        label,
        cells: series.map(({ values }, at) => ({ value: values[step] ?? 0, onOpen: () => open(at, step) })),
      }))}
      nothing={quiet ? m.analytics_no_trend() : null}
    >
      <TrendChart steps={steps} series={series} onOpen={open} />
    </ChartCard>
  );
}
