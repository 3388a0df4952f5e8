import { PolarBar } from '@nivo/polar-bar';
import { chartTheme } from './chartTheme.ts';
import type { ChartAxis } from './RadarChart.tsx';

const size = 260;

/** Shares as sectors, numbered in the order given. It is a picture only: the caller gives the same figures as text. */
export function PolarChart({ axes }: { axes: readonly ChartAxis[] }) {
  return (
    <div aria-hidden="true" className="flex justify-center">
      <PolarBar
        width={size}
        height={size}
        data={axes.map(({ label, value }) => ({ axis: label, value: value ?? 0 }))}
        keys={['value']}
        indexBy="axis"
        valueSteps={[0, 25, 50, 75, 100]}
        adjustValueRange={false}
        margin={{ top: 12, right: 12, bottom: 12, left: 12 }}
        innerRadius={0.18}
        cornerRadius={2}
        colors={['var(--accent)']}
        borderWidth={1}
        borderColor="var(--surface)"
        arcLabel={({ index }) => String(axes.findIndex(({ label }) => label === index) + 1)}
        arcLabelsTextColor="var(--accent-fg)"
        enableArcLabels
        radialAxis={null}
        circularAxisOuter={null}
        circularAxisInner={null}
        theme={chartTheme}
        animate={false}
        isInteractive={false}
      />
    </div>
  );
}
