import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { m } from '../paraglide/messages.js';
import { Drawer } from '../ui/Drawer.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingRegion } from '../ui/LoadingRegion.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CandidateDetails } from './CandidateDetails.tsx';

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
  return (
    <Drawer open={open} onClose={onClose} size="lg" title={name}>
      <ErrorBoundary
        resetKeys={[candidateId]}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <ErrorPanel title={m.candidate_load_failed()} onRetry={resetErrorBoundary}>
            {error instanceof Error ? error.message : null}
          </ErrorPanel>
        )}
      >
        <Suspense fallback={<DetailsSkeleton />}>
          {candidateId ? <CandidateDetails key={candidateId} candidateId={candidateId} weights={weights} /> : null}
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
