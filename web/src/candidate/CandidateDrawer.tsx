import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Drawer } from '../ui/Drawer.tsx';
import { LoadingRegion } from '../ui/LoadingRegion.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { CandidateDrawerNameQuery } from './__generated__/CandidateDrawerNameQuery.graphql.ts';
import { CandidateDetails } from './CandidateDetails.tsx';
import { CandidateFailed } from './CandidateFailed.tsx';

export interface CandidateDrawerProps {
  /** Global id; kept while the drawer is closing. */
  candidateId: string | null;
  /** Shown until the candidate's own name is loaded. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Weights set by the user, by facet. */
  weights?: ReadonlyMap<string, number> | undefined;
}

/** A candidate beside the list: score, facts and the lines that support them. */
export function CandidateDrawer({ candidateId, name, open, onClose, weights }: CandidateDrawerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="lg"
      title={candidateId ? <CandidateName candidateId={candidateId} name={name} /> : name}
    >
      <ErrorBoundary resetKeys={[candidateId]} onReset={() => setAttempt(attempt + 1)} FallbackComponent={CandidateFailed}>
        <Suspense fallback={<DetailsSkeleton />}>
          {candidateId ? (
            <CandidateDetails key={candidateId} candidateId={candidateId} weights={weights} attempt={attempt} />
          ) : null}
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  );
}

/** The name in the store rather than the list's, so that a name corrected in the open drawer changes here too. */
function CandidateName({ candidateId, name }: { candidateId: string; name: string }) {
  const { node } = useLazyLoadQuery<CandidateDrawerNameQuery>(
    graphql`
      query CandidateDrawerNameQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate {
            displayName
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-only' },
  );
  return node?.displayName ?? name;
}

function DetailsSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-4">
      <Skeleton className="h-16 w-full" />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-8 w-full" />
      ))}
    </LoadingRegion>
  );
}
