import { ResponsiveBar } from '@nivo/bar';
import { formatNumber } from '../../format/formatNumber.ts';
import { chartTheme } from './chartTheme.ts';

export interface Volume {
  id: string;
  label: string;
  value: number;
}

/** A bar for each count, which stands above it. It is a picture only: the caller gives the same figures as a table. */
export function VolumeChart({ volumes, onOpen }: { volumes: readonly Volume[]; onOpen: (id: string) => void }) {
  return (
    <div aria-hidden="true" className="h-64">
      <ResponsiveBar
        data={volumes.map((volume) => ({ ...volume }))}
        keys={['value']}
        indexBy="label"
        margin={{ top: 24, right: 8, bottom: 32, left: 8 }}
        padding={0.35}
        borderRadius={3}
        colors={['var(--accent)']}
        label={({ value }) => formatNumber(value ?? 0)}
        valueFormat={(value) => formatNumber(value)}
        labelPosition="end"
        labelOffset={10}
        labelTextColor="var(--text-muted)"
        enableGridY={false}
        axisLeft={null}
        axisBottom={{ tickSize: 0, tickPadding: 8 }}
        theme={chartTheme}
        animate={false}
        onClick={({ data }) => onOpen(data.id)}
      />
    </div>
  );
}
