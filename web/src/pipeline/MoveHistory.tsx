import { Suspense, useState, useTransition } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment, useSubscribeToInvalidationState } from 'react-relay';
import { partFailed } from '../app/errors/partFailed.tsx';
import { ShowMore } from '../app/errors/ShowMore.tsx';
import { RelativeTime } from '../app/RelativeTime.tsx';
import { moveText } from '../candidate/actions/activityWords.ts';
import { m } from '../paraglide/messages.js';
import { Boundary } from '../ui/Boundary.tsx';
import { Drawer } from '../ui/layers/Drawer.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import type { MoveHistory_project$key } from './__generated__/MoveHistory_project.graphql.ts';
import type { MoveHistoryPageQuery } from './__generated__/MoveHistoryPageQuery.graphql.ts';
import type { MoveHistoryQuery } from './__generated__/MoveHistoryQuery.graphql.ts';

export interface MoveHistoryProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** Who moved whom in the position, when, and why candidates were rejected. */
export function MoveHistory({ projectId, open, onClose }: MoveHistoryProps) {
  return (
    <Drawer open={open} onClose={onClose} title={m.pipeline_history()} description={m.pipeline_history_hint()}>
      <Boundary fallback={partFailed}>
        {(attempt) => (
          <Suspense fallback={<Skeleton className="h-40" />}>
            {open ? <Moves projectId={projectId} attempt={attempt} /> : null}
          </Suspense>
        )}
      </Boundary>
    </Drawer>
  );
}

function Moves({ projectId, attempt }: { projectId: string; attempt: number }) {
  const [changes, setChanges] = useState(0);
  const [, startTransition] = useTransition();
  // A move that was under way when the history was opened, or a colleague's.
  useSubscribeToInvalidationState([projectId], () => startTransition(() => setChanges((count) => count + 1)));
  const { project } = useLazyLoadQuery<MoveHistoryQuery>(
    graphql`
      query MoveHistoryQuery($id: ID!) {
        project(id: $id) {
          ...MoveHistory_project
        }
      }
    `,
    { id: projectId },
    { fetchPolicy: 'store-and-network', fetchKey: `${attempt} ${changes}` },
  );
  return project ? <MoveList project={project} /> : null;
}

function MoveList({ project }: { project: MoveHistory_project$key }) {
  const { data, ...list } = usePaginationFragment<MoveHistoryPageQuery, MoveHistory_project$key>(
    graphql`
      fragment MoveHistory_project on Project
      @refetchable(queryName: "MoveHistoryPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        stageMoves(first: $first, after: $after) @connection(key: "MoveHistory_stageMoves") {
          edges {
            node {
              id
              fromStage
              toStage
              rejectionReason
              note
              createdAt
              author {
                name
                isViewer
              }
              candidate {
                displayName
              }
            }
          }
        }
      }
    `,
    project,
  );
  const moves = data.stageMoves.edges.flatMap((edge) => (edge ? [edge.node] : []));
  if (moves.length === 0) return <p className="text-sm text-muted">{m.pipeline_history_empty()}</p>;
  return (
    <>
      <ol className="flex flex-col gap-4">
        {moves.map(({ id, fromStage, toStage, rejectionReason, note, createdAt, author, candidate }) => (
          <li key={id} className="text-sm">
            <p className="font-medium break-words">{candidate.displayName}</p>
            {fromStage && toStage ? <p>{moveText({ fromStage, toStage, rejectionReason })}</p> : null}
            {note ? <p className="break-words whitespace-pre-line text-muted">{note}</p> : null}
            <p className="text-xs text-muted">
              {author?.isViewer ? m.bulk_author_you() : (author?.name ?? m.bulk_author_gone())} ·{' '}
              <RelativeTime date={createdAt} />
            </p>
          </li>
        ))}
      </ol>
      <ShowMore list={list} count={50} className="mt-4" />
    </>
  );
}
