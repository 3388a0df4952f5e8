import { LoadingRegion } from '../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';

export function CandidateSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-4">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-9 w-full" />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-8 w-full" />
      ))}
    </LoadingRegion>
  );
}
