import { RotateCcw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { useLayerParam } from '../projects/useLayerParam.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Button, buttonClass } from '../ui/inputs/Button.tsx';
import { Select } from '../ui/inputs/Select.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { AnalyticsView_summary$key } from './__generated__/AnalyticsView_summary.graphql.ts';
import { AnalyticsLinks } from './AnalyticsLinks.tsx';
import { BehindDrawer } from './BehindDrawer.tsx';
import { FigureCards } from './FigureCards.tsx';
import { PipelineVolume } from './PipelineVolume.tsx';
import { defaultPeriod, type Period, periods, readPeriod } from './period.ts';
import { Sources } from './Sources.tsx';
import { StageFlowTable } from './StageFlowTable.tsx';
import { TopPositions } from './TopPositions.tsx';
import { Trend } from './Trend.tsx';

/** The figures of a period, each of which opens the candidates behind it. */
export function AnalyticsView({ summary }: { summary: AnalyticsView_summary$key }) {
  const data = useFragment(
    graphql`
      fragment AnalyticsView_summary on AnalyticsSummary {
        from
        to
        pipeline {
          count
        }
        ...FigureCards_summary
        ...Trend_summary
        ...Sources_summary
        ...PipelineVolume_summary
        ...StageFlowTable_summary
        ...TopPositions_summary
      }
    `,
    summary,
  );
  const behind = useLayerParam('behind');
  const nobody = data.pipeline.every(({ count }) => count === 0);
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <PageHeader
        title={m.analytics_title()}
        subtitle={m.analytics_subtitle()}
        actions={
          <>
            <AnalyticsLinks />
            <PeriodChoice />
          </>
        }
      />
      {nobody ? (
        <EmptyState
          drawing="candidates"
          title={m.analytics_empty()}
          action={
            <Link to="/" className={buttonClass('primary')}>
              {m.processing_to_upload()}
            </Link>
          }
        >
          {m.analytics_empty_hint()}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4 p-6 max-sm:p-4">
          <FigureCards summary={data} onOpen={behind.open} />
          <div className="grid gap-4 lg:grid-cols-2">
            <Trend summary={data} onOpen={behind.open} />
            <Sources summary={data} onOpen={behind.open} />
            <PipelineVolume summary={data} onOpen={behind.open} />
            <StageFlowTable summary={data} onOpen={behind.open} />
          </div>
          <TopPositions summary={data} />
        </div>
      )}
      <BehindDrawer param={behind.value} span={data} onClose={behind.close} />
    </div>
  );
}

function PeriodChoice() {
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  const choose = (next: Period) =>
    setParams(
      (previous) => {
        const search = new URLSearchParams(previous);
        if (next === defaultPeriod) search.delete('period');
        else search.set('period', next);
        return search;
      },
      { replace: true },
    );
  const options = (Object.keys(periods) as Period[]).map((value) => ({ value, label: periods[value].label() }));
  return (
    <div className="flex items-center gap-2">
      <Select label={m.analytics_period()} value={period} onChange={choose} options={options} className="w-52!" />
      <Button icon={<RotateCcw />} disabled={period === defaultPeriod} onClick={() => choose(defaultPeriod)}>
        {m.analytics_reset()}
      </Button>
    </div>
  );
}
