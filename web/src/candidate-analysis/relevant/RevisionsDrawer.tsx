import { Suspense } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { loadFailed } from '../../app/errors/loadFailed.tsx';
import { ShowMore } from '../../app/errors/ShowMore.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import { LoadingRegion } from '../../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { RevisionsDrawer_project$key } from './__generated__/RevisionsDrawer_project.graphql.ts';
import type { RevisionsDrawerPageQuery } from './__generated__/RevisionsDrawerPageQuery.graphql.ts';
import type { RevisionsDrawerQuery } from './__generated__/RevisionsDrawerQuery.graphql.ts';
import { RevisionItem } from './RevisionItem.tsx';

export interface RevisionsDrawerProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** The requirements at all moments, newest first; each can be made current again. */
export function RevisionsDrawer({ projectId, open, onClose }: RevisionsDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={m.requirements_revisions_title()}>
      <Boundary fallback={loadFailed}>
        {(attempt) => (
          <Suspense fallback={<RevisionsSkeleton />}>
            {open ? <Fetched projectId={projectId} attempt={attempt} onClose={onClose} /> : null}
          </Suspense>
        )}
      </Boundary>
    </Drawer>
  );
}

function RevisionsSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-3">
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} className="h-24 w-full" />
      ))}
    </LoadingRegion>
  );
}

function Fetched({ projectId, attempt, onClose }: { projectId: string; attempt: number; onClose: () => void }) {
  const { node } = useLazyLoadQuery<RevisionsDrawerQuery>(
    graphql`
      query RevisionsDrawerQuery($id: ID!) {
        node(id: $id) {
          ...RevisionsDrawer_project @alias(as: "project")
        }
      }
    `,
    { id: projectId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return node?.project ? <RevisionList project={node.project} projectId={projectId} onClose={onClose} /> : null;
}

interface RevisionListProps {
  project: RevisionsDrawer_project$key;
  projectId: string;
  onClose: () => void;
}

function RevisionList({ project, projectId, onClose }: RevisionListProps) {
  const { data, ...list } = usePaginationFragment<RevisionsDrawerPageQuery, RevisionsDrawer_project$key>(
    graphql`
      fragment RevisionsDrawer_project on Project
      @refetchable(queryName: "RevisionsDrawerPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        requirementRevisions(first: $count, after: $cursor) @connection(key: "RevisionsDrawer_requirementRevisions") {
          edges {
            node {
              id
              ...RevisionItem_revision
            }
          }
        }
      }
    `,
    project,
  );
  const revisions = data.requirementRevisions.edges.flatMap((edge) => edge?.node ?? []);
  if (revisions.length === 0) return <EmptyState drawing="positions" title={m.requirements_revisions_none()} />;
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col divide-y divide-line">
        {revisions.map((revision) => (
          <RevisionItem key={revision.id} revision={revision} projectId={projectId} onRolledBack={onClose} />
        ))}
      </ol>
      <ShowMore list={list} count={20} label={m.requirements_more_revisions()} />
    </div>
  );
}
