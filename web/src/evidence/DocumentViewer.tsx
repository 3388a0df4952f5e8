import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { DocumentPlace } from './documentPlace.ts';

/** The viewer is code of its own: most visits to a list open no document. */
const DocumentDrawer = lazy(async () => ({ default: (await import('./DocumentDrawer.tsx')).DocumentDrawer }));

const OpenDocument = createContext<(place: DocumentPlace) => void>(() => {
  throw new Error('A quotation stands outside a DocumentViewer, so its document cannot be opened');
});

/** Opens a document beside the screen, at the place that is asked for. */
export function useOpenDocument(): (place: DocumentPlace) => void {
  return use(OpenDocument);
}

/** Around a screen whose quotations open documents: holds the one drawer that shows them. */
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
