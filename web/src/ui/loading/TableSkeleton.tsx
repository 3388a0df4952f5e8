import { LoadingRegion } from './LoadingRegion.tsx';
import { Skeleton } from './Skeleton.tsx';

/** A table that is still loading. */
export function TableSkeleton({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <LoadingRegion>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-b border-line px-3">
          {Array.from({ length: columns }, (_column, column) => (
            <Skeleton key={column} className={column === 0 ? 'h-3.5 w-48 shrink-0' : 'h-3.5 min-w-0 flex-1'} />
          ))}
        </div>
      ))}
    </LoadingRegion>
  );
}
