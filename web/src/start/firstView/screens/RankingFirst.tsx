import { tabs } from '../../../candidate-analysis/tabs/tabs.ts';
import { m } from '../../../paraglide/messages.js';
import { SearchInput } from '../../../ui/inputs/SearchInput.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { TableSkeleton } from '../../../ui/loading/TableSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FirstTabs } from './FirstTabs.tsx';

/** The ranked list and, where it is open, the panel beside it, without candidates and metrics. */
export function RankingFirst() {
  return (
    <>
      <PageHeader
        title={m.analysis_title()}
        subtitle={m.analysis_subtitle()}
        actions={<Skeleton className="h-8 w-104 max-w-full" />}
      />
      <div data-unless="tab" className="flex min-w-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col gap-4 p-6 max-sm:p-4 lg:has-[+aside]:px-4">
          <Figures />
          <div className="flex flex-wrap items-end gap-x-4 border-b border-line">
            <FirstTabs label={m.analysis_title()} tabs={tabs} className="fade-x relative flex-1 overflow-x-auto" />
            <Skeleton className="mb-1.5 h-8 w-32 max-sm:w-10" />
          </div>
          <div className="flex flex-col gap-3">
            <SearchInput value="" onChange={() => undefined} placeholder={m.analysis_search()} className="max-sm:w-full" />
            <TableSkeleton rows={10} columns={7} />
          </div>
        </div>
        <aside
          data-unless="panel"
          className="sticky top-0 flex h-dvh w-105 shrink-0 flex-col border-l border-line bg-raised px-5 pt-4 max-lg:hidden"
        >
          <h2 className="text-lg font-semibold">{m.analysis_metrics()}</h2>
          <p className="mt-0.5 mr-10 mb-4 text-sm text-muted text-balance">{m.metrics_hint()}</p>
          <TableSkeleton rows={8} columns={1} />
        </aside>
      </div>
    </>
  );
}

function Figures() {
  const labels = [m.analysis_total, m.analysis_average, m.analysis_top, m.analysis_average_years];
  return (
    <dl className="grid max-w-4xl grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-4 gap-y-2 text-sm">
      {labels.map((label) => (
        <div key={label()} className="flex h-9 items-baseline gap-x-1.5">
          <dt className="text-muted">{label()}</dt>
          <dd>
            <Skeleton className="h-3 w-8" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
