import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Drawer } from '../ui/Drawer.tsx';
import { LoadingRegion } from '../ui/LoadingRegion.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CandidateDetails } from './CandidateDetails.tsx';
import { CandidateFailed } from './CandidateFailed.tsx';

export interface CandidateDrawerProps {
  /** Global id; kept while the drawer closes. */
  candidateId: string | null;
  name: string;
  open: boolean;
  onClose: () => void;
  /** Weights that the user set, by facet. */
  weights?: ReadonlyMap<string, number> | undefined;
}

/** A candidate beside the list: score, facts, the lines they rest on. */
export function CandidateDrawer({ candidateId, name, open, onClose, weights }: CandidateDrawerProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Drawer open={open} onClose={onClose} size="lg" title={name}>
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
