import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { m } from '../paraglide/messages.js';
import { Drawer } from '../ui/Drawer.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingRegion } from '../ui/LoadingRegion.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DocumentView } from './DocumentView.tsx';
import type { DocumentPlace } from './documentPlace.ts';

export interface DocumentDrawerProps {
  place: DocumentPlace;
  open: boolean;
  onClose: () => void;
}

export function DocumentDrawer({ place, open, onClose }: DocumentDrawerProps) {
  const key = JSON.stringify(place);
  return (
    <Drawer open={open} onClose={onClose} size="lg" title={m.evidence_document()}>
      <ErrorBoundary
        resetKeys={[key]}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <ErrorPanel title={m.evidence_load_failed()} onRetry={resetErrorBoundary}>
            {error instanceof Error ? error.message : null}
          </ErrorPanel>
        )}
      >
        <Suspense fallback={<DocumentSkeleton />}>
          <DocumentView key={key} place={place} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  );
}

function DocumentSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-3">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="aspect-[1/1.414] w-full" />
    </LoadingRegion>
  );
}
