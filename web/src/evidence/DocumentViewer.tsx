import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { DocumentPlace } from './documentPlace.ts';
import { OpenDocumentContext } from './openDocument.ts';

/** Loaded lazily, because most visits to a list open no document. */
const DocumentDrawer = lazy(async () => ({ default: (await import('./DocumentDrawer.tsx')).DocumentDrawer }));

/** Wraps a screen whose quotations open documents, and contains the one drawer that shows them. */
export function DocumentViewer({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ place: DocumentPlace; open: boolean } | null>(null);
  const open = useMemo(() => (place: DocumentPlace) => setShown({ place, open: true }), []);
  return (
    <OpenDocumentContext value={open}>
      {children}
      <Suspense fallback={null}>
        {shown ? (
          <DocumentDrawer place={shown.place} open={shown.open} onClose={() => setShown({ ...shown, open: false })} />
        ) : null}
      </Suspense>
    </OpenDocumentContext>
  );
}
