import { LoadingRegion } from '../../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';

/** The shell before its data is loaded: the same frame, so that nothing jumps. */
export function ShellSkeleton() {
  return (
    <div className="flex min-h-dvh">
      <div className="w-62 border-r border-line bg-surface max-md:hidden" />
      <ScreenSkeleton />
    </div>
  );
}

export function ScreenSkeleton() {
  return (
    <LoadingRegion className="min-w-0 flex-1">
      <div className="flex h-14 items-center border-b border-line px-6">
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="space-y-3 p-6">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </LoadingRegion>
  );
}
