import { ResponsiveLine } from '@nivo/line';
import { formatNumber } from '../../format/formatNumber.ts';
import { chartTheme } from './chartTheme.ts';

export interface TrendSeries {
  label: string;
  values: readonly number[];
}

export interface TrendChartProps {
  /** One for each value. */
  steps: readonly string[];
  series: readonly TrendSeries[];
  /** A click on a point. */
  onOpen: (series: number, step: number) => void;
}

const colors = ['var(--accent)', 'var(--yellow-solid)'];

/** Lines over equal steps of time. It is a picture only: the caller gives the same figures as a table. */
export function TrendChart({ steps, series, onOpen }: TrendChartProps) {
  const ticks = roundSteps(Math.max(1, ...series.flatMap(({ values }) => values)));
  return (
    <div aria-hidden="true" className="h-64">
      <ResponsiveLine
        data={series.map(({ label, values }) => ({ id: label, data: values.map((y, index) => ({ x: steps[index] ?? '', y })) }))}
        margin={{ top: 12, right: 48, bottom: 60, left: 56 }}
        yScale={{ type: 'linear', min: 0, max: ticks.at(-1) ?? 1 }}
        yFormat={(value) => formatNumber(value)}
        colors={colors}
        lineWidth={2}
        pointSize={8}
        enableGridX={false}
        gridYValues={ticks}
        axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 8, format: (value) => formatNumber(Number(value)) }}
        axisBottom={{ renderTick: ({ x, y, value }) => <StepLabel key={value} x={x} y={y} text={value} /> }}
        legends={[
          {
            anchor: 'bottom',
            direction: 'row',
            translateY: 58,
            itemWidth: 100,
            itemHeight: 16,
            symbolSize: 10,
            symbolShape: 'circle',
          },
        ]}
        theme={chartTheme}
        animate={false}
        useMesh
        onClick={(point) => {
          if (!('seriesId' in point)) return;
          const at = series.findIndex(({ label }) => label === point.seriesId);
          if (at >= 0) onOpen(at, point.indexInSeries);
        }}
      />
    </div>
  );
}

/** On a phone a range of dates has no room in one line. */
function StepLabel({ x, y, text }: { x: number; y: number; text: string }) {
  const [first = '', second] = text.split(/\s–\s/);
  return (
    <text x={x} y={y + 16} textAnchor="middle" fontSize={11} fill="var(--text-muted)">
      {second === undefined ? first : `${first} –`}
      {second === undefined ? null : (
        <tspan x={x} dy={13}>
          {second}
        </tspan>
      )}
    </text>
  );
}

/** At most five round, whole numbers from 0 that reach over the highest: candidates are whole. */
function roundSteps(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest / 4)));
  const step = power * ([1, 2, 5].find((times) => power * times >= highest / 4) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
