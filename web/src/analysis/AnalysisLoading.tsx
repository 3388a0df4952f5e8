import { m } from '../paraglide/messages.js';
import { LoadingRegion } from '../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';

export function AnalysisLoading() {
  return (
    <LoadingRegion className="mx-auto flex w-full max-w-6xl flex-col gap-4 p-6 max-sm:p-4">
      <p className="text-sm text-muted">{m.candidate_analysis_loading()}</p>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-24 w-full" />
    </LoadingRegion>
  );
}
