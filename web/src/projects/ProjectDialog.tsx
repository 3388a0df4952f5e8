import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingRegion } from '../ui/LoadingRegion.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';

/** Requirements and metrics of the position that stands in the address. */
export function ProjectDialog({ projectId, onClose }: { projectId: string | null; onClose: () => void }) {
  if (projectId === null) return null;
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PlainDialog onClose={onClose}>
          <ErrorPanel title={m.projects_details_failed()} onRetry={resetErrorBoundary}>
            {errorText(error)}
          </ErrorPanel>
        </PlainDialog>
      )}
    >
      <Suspense
        fallback={
          <PlainDialog onClose={onClose}>
            <LoadingRegion className="flex flex-col gap-4">
              <Skeleton className="h-20 w-full" />
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </LoadingRegion>
          </PlainDialog>
        }
      >
        <ProjectDetails projectId={projectId} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** While there is no position to name. */
export function PlainDialog({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  return (
    <Dialog open onClose={onClose} size="lg" title={m.projects_details()} footer={<Button onClick={onClose}>{m.ui_close()}</Button>}>
      {children}
    </Dialog>
  );
}
