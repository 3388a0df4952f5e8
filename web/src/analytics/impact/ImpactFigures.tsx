import { Check, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { KpiTile } from '../../ui/figures/KpiTile.tsx';
import { formatNumber, formatPercent } from '../../ui/format/formatNumber.ts';
import { formatScore } from '../../ui/format/formatScore.ts';
import type { ImpactFigures_report$key } from './__generated__/ImpactFigures_report.graphql.ts';

/** Who is in the sample, and whether any ratio calls for a closer look. */
export function ImpactFigures({ report }: { report: ImpactFigures_report$key }) {
  const { people, selfReported, median, tables } = useFragment(
    graphql`
      fragment ImpactFigures_report on ImpactReport {
        people
        selfReported
        median
        tables {
          rows {
            belowFourFifths
          }
        }
      }
    `,
    report,
  );
  const below = tables.flatMap(({ rows }) => rows).filter(({ belowFourFifths }) => belowFourFifths).length;
  const share = (count: number) => m.impact_share_of({ share: formatPercent(count / people, 1) });
  return (
    <>
      <div className="grid grid-cols-4 gap-3 max-lg:grid-cols-2 max-[420px]:grid-cols-1">
        <KpiTile label={m.impact_people()} value={formatNumber(people)} />
        <KpiTile label={m.impact_people_said()} value={formatNumber(selfReported)} caption={share(selfReported)} />
        <KpiTile
          label={m.impact_people_unknown()}
          value={formatNumber(people - selfReported)}
          caption={share(people - selfReported)}
        />
        <KpiTile label={m.impact_median()} value={median == null ? null : formatScore(median)} />
      </div>
      <p className="flex items-start gap-2 text-sm font-medium">
        {below > 0 ? (
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-red-fg" aria-hidden="true" />
        ) : (
          <Check className="mt-0.5 size-4 shrink-0 text-emerald-fg" aria-hidden="true" />
        )}
        {below > 0 ? m.impact_found_below({ count: below }) : m.impact_found_none()}
      </p>
    </>
  );
}
