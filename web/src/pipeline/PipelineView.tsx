import { History, ListOrdered } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { storeCurrentProject } from '../app/currentProject.ts';
import type { MoveStage } from '../candidate/actions/useMoveCandidate.ts';
import { CandidateDialog } from '../candidate/CandidateDialog.tsx';
import type { PositionSwitcher_query$key } from '../candidate-analysis/__generated__/PositionSwitcher_query.graphql.ts';
import { candidateId } from '../candidate-analysis/candidateId.ts';
import { PositionSwitcher } from '../candidate-analysis/PositionSwitcher.tsx';
import { SelectionBar } from '../candidate-analysis/selection/SelectionBar.tsx';
import { useSelection } from '../candidate-analysis/selection/useSelection.ts';
import { m } from '../paraglide/messages.js';
import { useLayerParam } from '../projects/useLayerParam.ts';
import { Button, buttonClass } from '../ui/inputs/Button.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { PipelineView_project$key } from './__generated__/PipelineView_project.graphql.ts';
import type { StageColumn_project$key } from './__generated__/StageColumn_project.graphql.ts';
import { Board } from './Board.tsx';
import type { Card } from './CandidateCard.tsx';
import { MoveHistory } from './MoveHistory.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { StageColumn } from './StageColumn.tsx';
import { stages } from './stages.ts';
import { useBoardUpdates } from './useBoardUpdates.ts';
import { useMoveCard } from './useMoveCard.ts';

export interface PipelineViewProps {
  project: PipelineView_project$key;
  columns: Record<MoveStage, StageColumn_project$key>;
  query: PositionSwitcher_query$key;
}

/** The board of a position: a column for each stage, a card for each candidate. */
export function PipelineView({ project, columns, query }: PipelineViewProps) {
  const data = useFragment(
    graphql`
      fragment PipelineView_project on Project {
        id
        internalId
        title
        stageMoves(first: 1) {
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    project,
  );
  const { id, internalId } = data;
  useBoardUpdates(id, data.stageMoves.edges[0]?.node.id ?? null);
  useEffect(() => storeCurrentProject(internalId), [internalId]);
  const selection = useSelection(internalId);
  const moveCard = useMoveCard(id);
  const [rejecting, setRejecting] = useState<{ card: Card; open: boolean } | null>(null);
  const [droppedOn, setDroppedOn] = useState<MoveStage | null>(null);
  const history = useLayerParam('history');
  const shown = useLayerParam('candidate');
  const move = (card: Card, to: MoveStage) => {
    if (to === card.stage) return;
    if (selection.ids.size > 1 && selection.ids.has(card.uuid)) setDroppedOn(to);
    else if (to === 'REJECTED') setRejecting({ card, open: true });
    else moveCard(card, to);
  };
  return (
    <div className="flex h-dvh min-h-120 min-w-0 flex-none flex-col max-md:h-[calc(100dvh-3rem)]">
      <BoardHeader query={query} project={data} onHistory={() => history.open('1')} />
      <Board onMove={move}>
        {stages.map((stage) => (
          <StageColumn
            key={stage}
            stage={stage}
            project={columns[stage]}
            selected={selection.ids}
            onToggle={selection.toggle}
            onOpen={({ uuid }) => shown.open(uuid)}
            onMove={move}
          />
        ))}
      </Board>
      <div className="px-6 max-sm:px-4">
        <SelectionBar projectId={id} internalId={internalId} droppedOn={droppedOn} onDropAsked={() => setDroppedOn(null)} />
      </div>
      <RejectDialog
        name={rejecting?.card.name ?? ''}
        open={rejecting?.open ?? false}
        onClose={() => setRejecting(rejecting && { ...rejecting, open: false })}
        onReject={(rejection) => {
          if (rejecting === null) return;
          setRejecting({ ...rejecting, open: false });
          moveCard(rejecting.card, 'REJECTED', rejection);
        }}
      />
      <MoveHistory projectId={id} open={history.value !== null} onClose={history.close} />
      <ShownCandidate uuid={shown.value} onClose={shown.close} />
    </div>
  );
}

interface BoardHeaderProps extends Pick<PipelineViewProps, 'query'> {
  project: { internalId: string; title: string };
  onHistory: () => void;
}

function BoardHeader({ query, project, onHistory }: BoardHeaderProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const goTo = (internalId: string) => void navigate(`/pipeline?project=${internalId}`);
  return (
    <PageHeader
      title={m.pipeline_title()}
      subtitle={m.pipeline_subtitle()}
      actions={
        <>
          <PositionSwitcher query={query} current={project} onSwitch={goTo} />
          <Button icon={<History />} aria-expanded={params.has('history')} onClick={onHistory}>
            {m.pipeline_history()}
          </Button>
          <Link to={`/candidate-analysis?project=${project.internalId}`} className={buttonClass('secondary')}>
            <ListOrdered aria-hidden="true" />
            {m.projects_view_candidates()}
          </Link>
        </>
      }
    />
  );
}

function ShownCandidate({ uuid, onClose }: { uuid: string | null; onClose: () => void }) {
  // Kept while the dialog closes.
  const [last, setLast] = useState(uuid);
  if (uuid !== null && uuid !== last) setLast(uuid);
  return (
    <Suspense fallback={null}>
      <CandidateDialog candidateId={last === null ? null : candidateId(last)} name="" open={uuid !== null} onClose={onClose} />
    </Suspense>
  );
}
