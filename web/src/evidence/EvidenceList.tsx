import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import type { EvidenceList_evidence$key } from './__generated__/EvidenceList_evidence.graphql.ts';
import { EvidenceQuote } from './EvidenceQuote.tsx';

export interface EvidenceListProps {
  evidence: EvidenceList_evidence$key;
  compact?: boolean;
  /** How many are shown before "more". */
  limit?: number;
}

/** The quotations of a fact; nothing where there are none (a value that the user entered, a sum). */
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
  const hidden = all ? 0 : Math.max(0, data.length - limit);
  return (
    <ul className="-mx-1 flex min-w-0 flex-col">
      {data.slice(0, data.length - hidden).map((quote) => (
        <li key={`${quote.documentId} ${quote.start} ${quote.end}`} className="min-w-0">
          <EvidenceQuote evidence={quote} compact={compact} />
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <button
            type="button"
            onClick={() => setAll(true)}
            className="rounded-control px-1 py-0.5 text-xs font-medium text-accent-text hover:bg-hover coarse:min-h-11"
          >
            {m.evidence_more({ count: hidden })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
