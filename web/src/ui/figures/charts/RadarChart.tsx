import { type GridLabelProps, Radar } from '@nivo/radar';
import { chartTheme } from './chartTheme.ts';

export interface ChartAxis {
  label: string;
  /** 0 to 100; null is drawn at the centre and named in the label by the caller. */
  value: number | null;
}

const width = 340;
const height = 260;

/** A radar of shares. It is a picture only: the caller gives the same figures as text. */
export function RadarChart({ axes, series }: { axes: readonly ChartAxis[]; series: string }) {
  return (
    <div aria-hidden="true" className="flex justify-center">
      <Radar
        width={width}
        height={height}
        data={axes.map(({ label, value }) => ({ axis: label, [series]: value ?? 0 }))}
        keys={[series]}
        indexBy="axis"
        maxValue={100}
        margin={{ top: 36, right: 80, bottom: 36, left: 80 }}
        gridLevels={4}
        gridShape="linear"
        gridLabelOffset={12}
        gridLabel={GridLabel}
        colors={['var(--accent)']}
        fillOpacity={0.18}
        borderWidth={2}
        dotSize={6}
        dotColor="var(--accent)"
        theme={chartTheme}
        animate={false}
        isInteractive={false}
      />
    </div>
  );
}

function GridLabel({ id, anchor, x, y }: GridLabelProps) {
  return (
    <text
      transform={`translate(${x}, ${y})`}
      textAnchor={anchor}
      dominantBaseline="central"
      className="text-xs"
      fill="var(--text-muted)"
    >
      {id}
    </text>
  );
}
