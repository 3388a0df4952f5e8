import { Suspense, useDeferredValue } from 'react';
import { DocumentFailed } from '../../evidence/DocumentFailed.tsx';
import { DocumentView } from '../../evidence/DocumentView.tsx';
import type { DocumentPlace } from '../../evidence/documentPlace.ts';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { CandidateSkeleton } from '../CandidateSkeleton.tsx';

/** The original beside the facts. It stays in view while they scroll, and keeps its pages while another place is looked up. */
export function ResumePane({ place }: { place: DocumentPlace }) {
  const shown = useDeferredValue(place);
  return (
    <section
      aria-label={m.evidence_document()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="sticky top-12 h-[calc(var(--layer-height)-10.5rem)] min-w-0 overflow-auto rounded-card bg-sunken p-3 focus-visible:-outline-offset-2"
    >
      <Boundary fallback={failed}>
        {(attempt) => (
          <Suspense fallback={<CandidateSkeleton />}>
            <DocumentView place={shown} attempt={attempt} />
          </Suspense>
        )}
      </Boundary>
    </section>
  );
}

const failed = (error: unknown, retry: () => void) => <DocumentFailed error={error} resetErrorBoundary={retry} />;
