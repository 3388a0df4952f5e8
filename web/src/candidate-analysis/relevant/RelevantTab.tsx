import { useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { buttonClass } from '../../ui/inputs/Button.tsx';
import { TableSkeleton } from '../../ui/loading/TableSkeleton.tsx';
import type { TabProps } from '../tabProps.ts';
import type { RelevantTab_project$key } from './__generated__/RelevantTab_project.graphql.ts';
import type { RelevantTabQuery } from './__generated__/RelevantTabQuery.graphql.ts';
import { BuildingMetrics } from './BuildingMetrics.tsx';
import { ChecklistPanel } from './ChecklistPanel.tsx';
import { RequirementMatrix } from './RequirementMatrix.tsx';
import { RevisionsDrawer } from './RevisionsDrawer.tsx';
import { useMatrix } from './useMatrix.ts';
import { useReloadProject } from './useReloadProject.ts';

/** How well each candidate meets each requirement. */
export function RelevantTab({ attempt, ...props }: TabProps) {
  const { node } = useLazyLoadQuery<RelevantTabQuery>(
    graphql`
      query RelevantTabQuery($id: ID!) {
        node(id: $id) {
          ...RelevantTab_project @alias(as: "project")
        }
      }
    `,
    { id: props.projectId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return node?.project ? <Loaded {...props} project={node.project} /> : null;
}

interface LoadedProps extends Omit<TabProps, 'attempt'> {
  project: RelevantTab_project$key;
}

function Loaded({ projectId, internalId, weights, onOpen, project }: LoadedProps) {
  const data = useFragment(
    graphql`
      fragment RelevantTab_project on Project {
        scoresPending
        requirements {
          id
          checklist {
            importance
            ...RequirementMatrix_requirement
          }
        }
        ...ChecklistPanel_project
      }
    `,
    project,
  );
  const [revisions, setRevisions] = useState(false);
  const [scored, setScored] = useState(0);
  const reload = useReloadProject(projectId);
  const version = `${data.requirements?.id ?? ''} ${scored}`;
  const matrix = useMatrix({ projectId, weights, version });
  const rows = (data.requirements?.checklist ?? []).filter(({ importance }) => importance !== 'DROPPED');
  return (
    <div className="flex flex-col gap-4">
      <ChecklistPanel project={data} onRevisions={() => setRevisions(true)} onReload={reload} />
      <BuildingMetrics
        projectId={projectId}
        pending={data.scoresPending}
        onProgress={reload}
        onBuilt={() => setScored((count) => count + 1)}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="positions" title={m.requirements_none()}>
          {m.requirements_none_hint()}
        </EmptyState>
      ) : matrix.total === 0 ? (
        <EmptyState
          drawing="candidates"
          title={m.requirements_no_candidates()}
          action={
            <Link to={`/?project=${internalId}`} className={buttonClass('primary')}>
              {m.requirements_upload()}
            </Link>
          }
        >
          {m.requirements_no_candidates_hint()}
        </EmptyState>
      ) : matrix.total === null && matrix.error === null ? (
        <TableSkeleton rows={Math.min(rows.length, 10)} columns={7} />
      ) : (
        <RequirementMatrix requirements={rows} matrix={matrix} onOpen={onOpen} />
      )}
      <RevisionsDrawer projectId={projectId} open={revisions} onClose={() => setRevisions(false)} />
    </div>
  );
}
