import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { KpiTile } from '../../ui/figures/KpiTile.tsx';
import { formatNumber, formatPercent } from '../../ui/format/formatNumber.ts';
import type { Agreement_report$key } from './__generated__/Agreement_report.graphql.ts';

interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How well the ranking agrees with the decisions, each figure with its n and its interval. */
export function Agreement({ report }: { report: Agreement_report$key }) {
  const { decisions, counted, agreement } = useFragment(
    graphql`
      fragment Agreement_report on DecisionReport {
        decisions
        counted
        agreement {
          wentOn
          rejected
          positions
          comparedPositions
          auc {
            value
            low
            high
          }
          ndcg {
            value
            low
            high
          }
        }
      }
    `,
    report,
  );
  if (!agreement) return null;
  const { wentOn, rejected, positions, comparedPositions, auc, ndcg } = agreement;
  return (
    <>
      <div className="grid grid-cols-4 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
        <KpiTile
          label={m.decisions_count()}
          value={formatNumber(counted)}
          caption={m.decisions_count_of({ wentOn: formatNumber(wentOn), rejected: formatNumber(rejected) })}
        />
        <KpiTile
          label={m.decisions_positions()}
          value={formatNumber(comparedPositions)}
          caption={m.decisions_positions_of({ all: formatNumber(positions) })}
        />
        <EstimateTile label={m.decisions_auc()} estimate={auc} />
        <EstimateTile label={m.decisions_ndcg()} estimate={ndcg} />
      </div>
      {counted < decisions ? (
        <p className="text-xs text-muted">
          {m.decisions_newest({ counted: formatNumber(counted), all: formatNumber(decisions) })}
        </p>
      ) : null}
    </>
  );
}

function EstimateTile({ label, estimate }: { label: string; estimate: Estimate | null | undefined }) {
  if (!estimate) return <KpiTile label={label} value={null} />;
  const { value, low, high } = estimate;
  return (
    <KpiTile
      label={label}
      value={formatPercent(value, 1)}
      caption={m.decisions_interval({ low: formatPercent(low, 1), high: formatPercent(high, 1) })}
    />
  );
}
