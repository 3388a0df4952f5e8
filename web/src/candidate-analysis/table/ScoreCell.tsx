import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CandidateFailed } from '../../candidate/CandidateFailed.tsx';
import { verdictWord } from '../../candidate/score/verdict.ts';
import { m } from '../../paraglide/messages.js';
import { ScoreBar } from '../../ui/figures/ScoreBar.tsx';
import { formatScore } from '../../ui/format/formatScore.ts';
import { Popover } from '../../ui/layers/Popover.tsx';
import { LoadingRegion } from '../../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { FetchedBreakdown } from './FetchedBreakdown.tsx';

export interface ScoreCellProps {
  candidateId: string;
  name: string;
  score: number | null;
  weights: ReadonlyMap<string, number>;
}

/** Score, bar and verdict; opens the breakdown, which is fetched only then. */
export function ScoreCell({ candidateId, name, score, weights }: ScoreCellProps) {
  // The cell may be given another candidate while it is open.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === candidateId;
  const [attempt, setAttempt] = useState(0);
  return (
    // A click on the row opens the drawer; a click on the score must not.
    <div role="presentation" onClick={(event) => event.stopPropagation()}>
      <Popover
        title={m.score_of({ name })}
        open={open}
        onOpenChange={(next) => setOpenFor(next ? candidateId : null)}
        align="end"
        className="w-104!"
        trigger={
          <button type="button" className="-mx-1 rounded-control px-1 py-0.5 text-left hover:bg-hover coarse:min-h-11">
            <span className="sr-only">{m.score_of({ name })} </span>
            <ScoreBar score={score} format={formatScore} barClassName="@max-[66rem]:w-10" />
            <span className="block h-4 pl-11 text-xs whitespace-nowrap text-muted @max-[66rem]:pl-1">
              {score === null ? '' : verdictWord(score)}
            </span>
          </button>
        }
      >
        <ErrorBoundary FallbackComponent={CandidateFailed} onReset={() => setAttempt(attempt + 1)}>
          <Suspense fallback={<BreakdownSkeleton />}>
            {open ? <FetchedBreakdown candidateId={candidateId} weights={weights} attempt={attempt} /> : null}
          </Suspense>
        </ErrorBoundary>
      </Popover>
    </div>
  );
}

function BreakdownSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-2.5 w-full" />
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </LoadingRegion>
  );
}
