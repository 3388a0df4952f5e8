import { ResponsivePie } from '@nivo/pie';
import { formatNumber } from '../../format/formatNumber.ts';
import { chartTheme } from './chartTheme.ts';

export interface Share {
  id: string;
  label: string;
  value: number;
}

const colors = ['var(--accent)', 'var(--emerald-solid)', 'var(--yellow-solid)', 'var(--blue-solid)', 'var(--gray-solid)'];

/** A ring of shares, each named and counted beside it, so that no tooltip is needed; at most five. It is a picture only: the caller gives the same figures as a table. */
export function ShareChart({ shares, onOpen }: { shares: readonly Share[]; onOpen: (id: string) => void }) {
  return (
    <div aria-hidden="true" className="flex h-64 items-center gap-4">
      <div className="h-full min-w-0 flex-1">
        <ResponsivePie
          data={[...shares]}
          margin={{ top: 12, right: 4, bottom: 12, left: 4 }}
          innerRadius={0.62}
          padAngle={1}
          cornerRadius={2}
          colors={colors}
          tooltip={() => null}
          enableArcLabels={false}
          enableArcLinkLabels={false}
          theme={chartTheme}
          animate={false}
          onClick={({ id }) => onOpen(String(id))}
        />
      </div>
      <ul className="flex max-w-1/2 flex-col gap-2 text-xs text-muted">
        {shares.map(({ id, label, value }, index) => (
          <li key={id} className="flex items-baseline gap-2">
            <span className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: colors[index] }} />
            <span className="min-w-0 flex-1">{label}</span>
            <span className="tabular-nums">{formatNumber(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
