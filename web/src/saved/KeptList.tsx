import { useState } from 'react';
import { readKeptSaved } from '../app/kept/kept.ts';
import { ScreenSkeleton } from '../app/shell/ShellSkeleton.tsx';
import { m } from '../paraglide/messages.js';
import { LoadingRegion } from '../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { headHeight, rowHeight } from './savedColumns.ts';

/** As much as fits into a window; more would only be counted. */
const most = 8;

/** The list before the server has answered, as long as this browser knows it to be: nothing jumps when the rows arrive. */
export function KeptList() {
  const [kept] = useState(readKeptSaved);
  if (kept.length === 0) return <ScreenSkeleton />;
  return (
    <>
      <PageHeader title={m.saved_title()} subtitle={m.saved_subtitle()} />
      <LoadingRegion className="flex flex-col gap-3 p-6 max-sm:p-4">
        <Skeleton className="h-20 w-full" />
        <ul className="rounded-card border border-line" style={{ paddingTop: headHeight }}>
          {kept.slice(0, most).map(({ candidate_id }) => (
            <li key={candidate_id} className="flex items-center gap-3 border-t border-line px-4" style={{ height: rowHeight }}>
              <Skeleton className="size-8 rounded-full!" />
              <Skeleton className="h-4 w-48" />
            </li>
          ))}
        </ul>
      </LoadingRegion>
    </>
  );
}
