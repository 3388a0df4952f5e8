import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { m } from '../paraglide/messages.js';
import { Drawer } from '../ui/layers/Drawer.tsx';
import { LoadingRegion } from '../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { DocumentFailed } from './DocumentFailed.tsx';
import { DocumentView } from './DocumentView.tsx';
import type { DocumentPlace } from './documentPlace.ts';

export interface DocumentDrawerProps {
  place: DocumentPlace;
  open: boolean;
  onClose: () => void;
}

export function DocumentDrawer({ place, open, onClose }: DocumentDrawerProps) {
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(place);
  return (
    <Drawer open={open} onClose={onClose} size="lg" title={m.evidence_document()}>
      <ErrorBoundary resetKeys={[key]} onReset={() => setAttempt(attempt + 1)} FallbackComponent={DocumentFailed}>
        <Suspense fallback={<DocumentSkeleton />}>
          <DocumentView key={key} place={place} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  );
}

function DocumentSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-3">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="aspect-[5/7] w-full" />
    </LoadingRegion>
  );
}
