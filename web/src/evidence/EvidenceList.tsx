import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import type { EvidenceList_evidence$key } from './__generated__/EvidenceList_evidence.graphql.ts';
import { EvidenceQuote } from './EvidenceQuote.tsx';

export interface EvidenceListProps {
  evidence: EvidenceList_evidence$key;
  compact?: boolean;
  /** How many to show before "more". */
  limit?: number;
}

/** The quotations that support a fact; renders nothing when there are none (a value that the user entered, a sum). */
export function EvidenceList({ evidence, compact = false, limit = 3 }: EvidenceListProps) {
  const data = useFragment(
    graphql`
      fragment EvidenceList_evidence on Evidence @relay(plural: true) {
        documentId
        start
        end
        ...EvidenceQuote_evidence
      }
    `,
    evidence,
  );
  const [all, setAll] = useState(false);
  if (data.length === 0) return null;
  const shown = all ? data : data.slice(0, limit);
  const hidden = data.length - shown.length;
  return (
    <ul className="-mx-1 flex min-w-0 flex-col">
      {shown.map((quote, index) => (
        <li key={`${quote.documentId} ${quote.start} ${quote.end}`} className="flex min-w-0 items-center gap-1">
          <EvidenceQuote evidence={quote} compact={compact} />
          {hidden > 0 && index === shown.length - 1 ? (
            <button
              type="button"
              onClick={() => setAll(true)}
              aria-label={m.evidence_more({ count: hidden })}
              className="min-h-6 min-w-6 shrink-0 print:hidden rounded-control px-1 text-xs font-medium text-accent-text tabular-nums hover:bg-hover coarse:min-h-11 coarse:min-w-11"
            >
              +{hidden}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
