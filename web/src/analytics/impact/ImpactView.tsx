import { ArrowLeft, Printer, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import { storeCurrentProject } from '../../app/currentProject.ts';
import type { PositionSwitcher_query$key } from '../../candidate-analysis/__generated__/PositionSwitcher_query.graphql.ts';
import { PositionSwitcher } from '../../candidate-analysis/PositionSwitcher.tsx';
import { m } from '../../paraglide/messages.js';
import { useLayerParam } from '../../projects/useLayerParam.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Button, buttonClass } from '../../ui/inputs/Button.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PrintHeader } from '../../ui/page/PrintHeader.tsx';
import type { ImpactView_project$key } from './__generated__/ImpactView_project.graphql.ts';
import { type Arrival, arrivals, readArrival } from './arrival.ts';
import { CollectDialog } from './CollectDialog.tsx';
import { HowToCollect } from './HowToCollect.tsx';
import { HowToRead } from './HowToRead.tsx';
import { ImpactFigures } from './ImpactFigures.tsx';
import { ImpactTable } from './ImpactTable.tsx';
import { NameSwapCard } from './NameSwapCard.tsx';

export interface ImpactViewProps {
  project: ImpactView_project$key;
  query: PositionSwitcher_query$key;
}

/** Whether the scores of a position favour a sex, or a race or ethnicity. */
export function ImpactView({ project, query }: ImpactViewProps) {
  const data = useFragment(
    graphql`
      fragment ImpactView_project on Project @argumentDefinitions(period: { type: "AnalyticsPeriod" }) {
        id
        internalId
        title
        impactReport(period: $period) {
          people
          selfReported
          ...ImpactFigures_report
          nameSwap {
            ...NameSwapCard_proof
          }
          tables {
            axis
            ...ImpactTable_table
          }
        }
      }
    `,
    project,
  );
  const { id, internalId, title, impactReport: report } = data;
  useEffect(() => storeCurrentProject(internalId), [internalId]);
  const { arrival, choose } = useArrival();
  const form = useLayerParam('collect');
  const collect = () => form.open('1');
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <ImpactHeader query={query} project={data} arrival={arrival} onChoose={choose} onCollect={collect} />
      <div className="flex min-w-0 flex-col gap-4 p-6 max-sm:p-4" data-print="wide">
        <PrintHeader title={`${m.impact_title()}: ${title || m.projects_untitled()}`} subtitle={arrivals[arrival].label()} />
        <NameSwapCard proof={report.nameSwap} />
        {report.people === 0 ? (
          <Nobody internalId={internalId} everybody={arrival === 'all'} onShowAll={() => choose('all')} />
        ) : report.selfReported === 0 ? (
          <HowToCollect projectId={internalId} onCollect={collect} />
        ) : (
          <>
            <ImpactFigures report={report} />
            {report.tables.map((table) => (
              <ImpactTable key={table.axis} table={table} />
            ))}
          </>
        )}
        <HowToRead />
      </div>
      {form.value === null ? null : <CollectDialog projectId={id} period={arrivals[arrival].value} onClose={form.close} />}
    </div>
  );
}

function useArrival() {
  const [params, setParams] = useSearchParams();
  const choose = (next: Arrival) =>
    setParams(
      (previous) => {
        const search = new URLSearchParams(previous);
        if (next === 'all') search.delete('period');
        else search.set('period', next);
        return search;
      },
      { replace: true },
    );
  return { arrival: readArrival(params), choose };
}

interface ImpactHeaderProps extends Pick<ImpactViewProps, 'query'> {
  project: { internalId: string; title: string };
  arrival: Arrival;
  onChoose: (arrival: Arrival) => void;
  onCollect: () => void;
}

function ImpactHeader({ query, project, arrival, onChoose, onCollect }: ImpactHeaderProps) {
  const [, setParams] = useSearchParams();
  const goTo = (internalId: string) => setParams(new URLSearchParams({ project: internalId }));
  return (
    <PageHeader
      title={m.impact_title()}
      subtitle={m.impact_subtitle()}
      actions={
        <>
          <Link to="/analytics" className={buttonClass('ghost')}>
            <ArrowLeft aria-hidden="true" />
            {m.impact_back()}
          </Link>
          <div className="flex max-sm:order-first max-sm:w-full">
            <PositionSwitcher query={query} current={project} onSwitch={goTo} />
          </div>
          <Select
            label={m.impact_arrived()}
            value={arrival}
            onChange={onChoose}
            options={(Object.keys(arrivals) as Arrival[]).map((value) => ({ value, label: arrivals[value].label() }))}
            className="w-48!"
          />
          <Button icon={<Printer />} onClick={() => window.print()}>
            {m.impact_print()}
          </Button>
          <Button icon={<UserPlus />} onClick={onCollect}>
            {m.impact_collect()}
          </Button>
        </>
      }
    />
  );
}

interface NobodyProps {
  internalId: string;
  everybody: boolean;
  onShowAll: () => void;
}

function Nobody({ internalId, everybody, onShowAll }: NobodyProps) {
  return (
    <EmptyState
      drawing="candidates"
      title={m.impact_nobody()}
      action={
        everybody ? (
          <Link to={`/candidate-analysis?project=${internalId}`} className={buttonClass('primary')}>
            {m.impact_to_candidates()}
          </Link>
        ) : (
          <Button variant="primary" onClick={onShowAll}>
            {m.impact_show_all()}
          </Button>
        )
      }
    >
      {m.impact_nobody_hint()}
    </EmptyState>
  );
}
