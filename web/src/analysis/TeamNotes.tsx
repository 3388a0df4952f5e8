import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadFailed } from '../app/errors/loadFailed.tsx';
import { NotesTab } from '../candidate/notes/NotesTab.tsx';
import { Panel } from '../candidate/Panel.tsx';
import { m } from '../paraglide/messages.js';
import { Boundary } from '../ui/Boundary.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';

/** The team's notes, where notifications of notes lead (`#notes`). Not on paper: they are not part of the analysis. */
export function TeamNotes({ candidateId }: { candidateId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#notes') place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={place} id="notes" className="scroll-mt-4 print:hidden">
      <Panel title={m.candidate_tab_notes()}>
        <Boundary fallback={loadFailed}>
          {(attempt) => (
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <NotesTab candidateId={candidateId} attempt={attempt} />
            </Suspense>
          )}
        </Boundary>
      </Panel>
    </div>
  );
}
