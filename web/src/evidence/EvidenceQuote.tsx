import { ArrowUpRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import type { EvidenceQuote_evidence$key } from './__generated__/EvidenceQuote_evidence.graphql.ts';
import { useOpenDocument } from './openDocument.ts';
import { quoteWindow } from './quoteWindow.ts';

export interface EvidenceQuoteProps {
  evidence: EvidenceQuote_evidence$key;
  /** One truncated line, for rows; otherwise the document's whole line. */
  compact?: boolean;
}

/** The line that a fact was read from, with the words highlighted; opens the document at that line. */
export function EvidenceQuote({ evidence, compact = false }: EvidenceQuoteProps) {
  const data = useFragment(
    graphql`
      fragment EvidenceQuote_evidence on Evidence {
        documentId
        fileName
        line
        text
        page
        start
        end
      }
    `,
    evidence,
  );
  const openDocument = useOpenDocument();
  const { before, marked, after } = quoteWindow(data.line, data.text);
  const { start, end, page } = data;
  return (
    <button
      type="button"
      onClick={() => openDocument({ documentId: data.documentId, range: { start, end, page } })}
      title={m.evidence_open_at({ file: data.fileName, page })}
      className="group/quote flex w-full min-w-0 items-center gap-2 rounded-control px-1 py-0.5 min-h-6 text-left text-xs text-muted hover:bg-hover coarse:min-h-11"
    >
      <q className={classNames('min-w-0 flex-1 before:content-none after:content-none', compact ? 'truncate' : 'break-words')}>
        {before}
        <mark className="px-0.5 text-body">{marked}</mark>
        {after}
      </q>
      <span className="shrink-0 whitespace-nowrap tabular-nums">{m.evidence_page({ page })}</span>
      <ArrowUpRight
        className="size-3 shrink-0 self-center text-faint print:hidden group-hover/quote:text-accent-text"
        aria-hidden="true"
      />
      <span className="sr-only">{m.evidence_open()}</span>
    </button>
  );
}
