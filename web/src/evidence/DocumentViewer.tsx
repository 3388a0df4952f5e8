import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { DocumentPlace } from './documentPlace.ts';

/** Loaded lazily, because most visits to a list open no document. */
const DocumentDrawer = lazy(async () => ({ default: (await import('./DocumentDrawer.tsx')).DocumentDrawer }));

const OpenDocument = createContext<(place: DocumentPlace) => void>(() => {
  throw new Error('A quotation stands outside a DocumentViewer, so its document cannot be opened');
});

/** Opens a document beside the screen at the requested place. */
export function useOpenDocument(): (place: DocumentPlace) => void {
  return use(OpenDocument);
}

/** Wraps a screen whose quotations open documents, and contains the one drawer that shows them. */
export function DocumentViewer({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ place: DocumentPlace; open: boolean } | null>(null);
  const open = useMemo(() => (place: DocumentPlace) => setShown({ place, open: true }), []);
  return (
    <OpenDocument value={open}>
      {children}
      <Suspense fallback={null}>
        {shown ? (
          <DocumentDrawer place={shown.place} open={shown.open} onClose={() => setShown({ ...shown, open: false })} />
        ) : null}
      </Suspense>
    </OpenDocument>
  );
}
