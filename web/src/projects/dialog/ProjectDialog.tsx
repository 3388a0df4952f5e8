import { Suspense } from 'react';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LoadingRegion } from '../../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { PlainDialog } from './PlainDialog.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';

/** Requirements and metrics of the position in the address. */
export function ProjectDialog({ projectId, onClose }: { projectId: string | null; onClose: () => void }) {
  if (projectId === null) return null;
  const failed = (error: unknown, retry: () => void) => (
    <PlainDialog onClose={onClose}>
      <ErrorPanel title={m.projects_details_failed()} onRetry={retry}>
        {errorText(error)}
      </ErrorPanel>
    </PlainDialog>
  );
  return (
    <Boundary fallback={failed}>
      {(attempt) => (
        <Suspense fallback={<DetailsSkeleton onClose={onClose} />}>
          <ProjectDetails projectId={projectId} attempt={attempt} onClose={onClose} />
        </Suspense>
      )}
    </Boundary>
  );
}

function DetailsSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <PlainDialog onClose={onClose}>
      <LoadingRegion className="flex flex-col gap-4">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </LoadingRegion>
    </PlainDialog>
  );
}
