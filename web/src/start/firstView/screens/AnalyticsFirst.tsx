import type { ReactNode } from 'react';
import { AnalyticsLinks } from '../../../analytics/AnalyticsLinks.tsx';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { KpiTile } from '../../../ui/figures/KpiTile.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { TableSkeleton } from '../../../ui/loading/TableSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

/** Everything but the figures. */
export function AnalyticsFirst() {
  const tiles = [m.analytics_hires, m.analytics_interviews, m.analytics_time_to_hire, m.analytics_acceptance];
  const charts = [m.analytics_trend, m.analytics_sources, m.analytics_pipeline];
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <PageHeader
        title={m.analytics_title()}
        subtitle={m.analytics_subtitle()}
        actions={
          <>
            <AnalyticsLinks />
            <Skeleton className="h-8 w-52" />
            <Skeleton className="h-8 w-21" />
          </>
        }
      />
      <div className="flex flex-col gap-4 p-6 max-sm:p-4">
        <div className="grid grid-cols-4 gap-3 max-lg:grid-cols-2 max-[420px]:grid-cols-1">
          {tiles.map((label) => (
            <KpiTile key={label()} label={label()} value={<Skeleton className="h-6 w-10" />} />
          ))}
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          {charts.map((title) => chart(title(), <Skeleton className="h-64" />))}
          {chart(
            m.analytics_flow(),
            <>
              <TableSkeleton rows={5} columns={5} />
              <p className="mt-2 text-xs text-muted">{m.analytics_flow_hint()}</p>
            </>,
          )}
        </div>
      </div>
    </div>
  );
}

function chart(title: string, children: ReactNode) {
  return (
    <Card key={title} title={title}>
      {children}
    </Card>
  );
}
