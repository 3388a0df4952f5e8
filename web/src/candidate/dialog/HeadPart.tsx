import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type CandidateHead, useCandidateHead } from './useCandidateHead.ts';

export interface HeadPartProps {
  candidateId: string | null;
  attempt: number;
  /** While loading, and when the candidate is gone or could not be loaded: the dialog's body tells why. */
  fallback: ReactNode;
  children: (candidate: CandidateHead) => ReactNode;
}

/** A part of the dialog's header that shows the loaded candidate. All parts share one request. */
export function HeadPart({ candidateId, attempt, fallback, children }: HeadPartProps) {
  if (candidateId === null) return fallback;
  return (
    <ErrorBoundary resetKeys={[candidateId, attempt]} fallback={fallback}>
      <Suspense fallback={fallback}>
        <Loaded candidateId={candidateId} attempt={attempt} fallback={fallback}>
          {children}
        </Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ candidateId, attempt, fallback, children }: HeadPartProps & { candidateId: string }) {
  const candidate = useCandidateHead({ candidateId, attempt });
  return candidate ? children(candidate) : fallback;
}
