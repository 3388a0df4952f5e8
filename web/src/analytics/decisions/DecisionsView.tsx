import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import { storeCurrentProject } from '../../app/currentProject.ts';
import type { PositionSwitcher_query$key } from '../../candidate-analysis/__generated__/PositionSwitcher_query.graphql.ts';
import { PositionSwitcher } from '../../candidate-analysis/PositionSwitcher.tsx';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Button, buttonClass } from '../../ui/inputs/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PrintHeader } from '../../ui/page/PrintHeader.tsx';
import type { DecisionsView_project$key } from './__generated__/DecisionsView_project.graphql.ts';
import type { DecisionsView_report$key } from './__generated__/DecisionsView_report.graphql.ts';
import { Agreement } from './Agreement.tsx';
import { ListEffect } from './ListEffect.tsx';
import { ProposedWeights } from './ProposedWeights.tsx';
import { RatioChanges } from './RatioChanges.tsx';
import { TakeProposal } from './TakeProposal.tsx';
import type { UsedWeights } from './useTakeProposal.ts';
import { WhatCounts } from './WhatCounts.tsx';

export interface DecisionsViewProps {
  project: DecisionsView_project$key;
  report: DecisionsView_report$key;
  query: PositionSwitcher_query$key;
  /** Those that the report is about; null: the defaults. */
  weights: UsedWeights;
  /** The name of a facet. */
  label: (key: string) => string;
}

/** What the team's decisions say of the ranking, and weights that would agree better, with what they would do at the position. */
export function DecisionsView({ project, report, query, weights, label }: DecisionsViewProps) {
  const { internalId, title } = useFragment(
    graphql`
      fragment DecisionsView_project on Project {
        internalId
        title
      }
    `,
    project,
  );
  const data = useFragment(
    graphql`
      fragment DecisionsView_report on DecisionReport @argumentDefinitions(projectId: { type: "ID!" }) {
        decisions
        needed
        noProposal
        agreement {
          wentOn
        }
        ...Agreement_report
        proposal {
          ...ProposedWeights_proposal
          ...TakeProposal_proposal @arguments(projectId: $projectId)
          effect(projectId: $projectId) {
            list {
              ...ListEffect_list
            }
            impact {
              ...RatioChanges_impact
            }
          }
        }
      }
    `,
    report,
  );
  useEffect(() => storeCurrentProject(internalId), [internalId]);
  const { agreement, proposal, noProposal } = data;
  const position = { internalId, title: title || m.projects_untitled() };
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <DecisionsHeader query={query} project={position} />
      <div className="flex min-w-0 flex-col gap-4 p-6 max-sm:p-4" data-print="wide">
        <PrintHeader title={m.decisions_title()} subtitle={position.title} />
        <WhatCounts />
        {agreement === null || agreement === undefined ? (
          <EmptyState
            drawing="candidates"
            title={m.decisions_few({ count: data.decisions, needed: formatNumber(data.needed) })}
            action={
              <Link to={`/pipeline?project=${internalId}`} className={buttonClass('primary')}>
                {m.pipeline_title()}
              </Link>
            }
          />
        ) : (
          <>
            <Agreement report={data} />
            {proposal ? (
              <>
                <ProposedWeights proposal={proposal} label={label} />
                <ListEffect list={proposal.effect.list} />
                <RatioChanges impact={proposal.effect.impact} projectId={internalId} />
                <TakeProposal proposal={proposal} position={position} weights={weights} />
              </>
            ) : (
              <NoProposal reason={noProposal ?? ''} />
            )}
            <HowToRead />
          </>
        )}
      </div>
    </div>
  );
}

function DecisionsHeader({
  query,
  project,
}: {
  query: PositionSwitcher_query$key;
  project: { internalId: string; title: string };
}) {
  const [, setParams] = useSearchParams();
  return (
    <PageHeader
      title={m.decisions_title()}
      subtitle={m.decisions_subtitle()}
      actions={
        <>
          <Link to="/analytics" className={buttonClass('ghost')}>
            <ArrowLeft aria-hidden="true" />
            {m.impact_back()}
          </Link>
          <div className="flex max-sm:order-first max-sm:w-full">
            <PositionSwitcher
              query={query}
              current={project}
              onSwitch={(internalId) => setParams(new URLSearchParams({ project: internalId }))}
            />
          </div>
          <Button icon={<Printer />} onClick={() => window.print()}>
            {m.impact_print()}
          </Button>
        </>
      }
    />
  );
}

const reasons: Readonly<Record<string, () => string>> = {
  FEW_POSITIONS: m.decisions_few_positions,
  NO_SURE_GAIN: m.decisions_no_sure_gain,
  SAME_WEIGHTS: m.decisions_same_weights,
};

function NoProposal({ reason }: { reason: string }) {
  return (
    <Card title={m.decisions_none()}>
      <p className="max-w-3xl text-sm text-muted">{reasons[reason]?.() ?? m.decisions_no_sure_gain()}</p>
    </Card>
  );
}

function HowToRead() {
  const lines = [m.decisions_read_auc(), m.decisions_read_ndcg(), m.decisions_read_weights(), m.decisions_read_advice()];
  return (
    <Card title={m.decisions_read()}>
      <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-4 text-sm text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
