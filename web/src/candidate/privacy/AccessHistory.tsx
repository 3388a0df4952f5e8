import { Suspense } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { partFailed } from '../../app/errors/partFailed.tsx';
import { ShowMore } from '../../app/errors/ShowMore.tsx';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { AccessHistory_candidate$key } from './__generated__/AccessHistory_candidate.graphql.ts';
import type { AccessHistoryPageQuery } from './__generated__/AccessHistoryPageQuery.graphql.ts';
import type { AccessHistoryQuery } from './__generated__/AccessHistoryQuery.graphql.ts';
import { accessText } from './accessWords.ts';

export interface AccessHistoryProps {
  /** Global id. */
  candidateId: string;
  open: boolean;
  onClose: () => void;
}

/** Who saw, changed, exported and moved a candidate. */
export function AccessHistory({ candidateId, open, onClose }: AccessHistoryProps) {
  return (
    <Drawer open={open} onClose={onClose} title={m.privacy_access()} description={m.privacy_access_hint()}>
      <Boundary fallback={partFailed}>
        {(attempt) => (
          <Suspense fallback={<Skeleton className="h-40" />}>
            {open ? <Access candidateId={candidateId} attempt={attempt} /> : null}
          </Suspense>
        )}
      </Boundary>
    </Drawer>
  );
}

function Access({ candidateId, attempt }: { candidateId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<AccessHistoryQuery>(
    graphql`
      query AccessHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate @alias(as: "candidate") {
            ...AccessHistory_candidate
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return node?.candidate ? <AccessList candidate={node.candidate} /> : <ErrorPanel title={m.candidate_gone()} />;
}

function AccessList({ candidate }: { candidate: AccessHistory_candidate$key }) {
  const { data, ...list } = usePaginationFragment<AccessHistoryPageQuery, AccessHistory_candidate$key>(
    graphql`
      fragment AccessHistory_candidate on Candidate
      @refetchable(queryName: "AccessHistoryPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        accessHistory(first: $first, after: $after) @connection(key: "AccessHistory_accessHistory") {
          edges {
            node {
              id
              action
              at
              by
              byViewer
              fromStage
              toStage
              rejectionReason
              count
            }
          }
        }
      }
    `,
    candidate,
  );
  return (
    <>
      <ol className="flex flex-col gap-4">
        {data.accessHistory.edges.map(({ node }) => (
          <li key={node.id} className="text-sm">
            <p className="font-medium break-words">{accessText(node)}</p>
            <p className="text-xs break-words text-muted">
              {node.byViewer ? m.bulk_author_you() : (node.by ?? m.privacy_access_nobody())} · <RelativeTime date={node.at} />
            </p>
          </li>
        ))}
      </ol>
      <ShowMore list={list} count={50} className="mt-4" />
    </>
  );
}
