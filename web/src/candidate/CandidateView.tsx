import { FileText } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useOpenDocument } from '../evidence/DocumentViewer.tsx';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/Button.tsx';
import type { CandidateView_candidate$key } from './__generated__/CandidateView_candidate.graphql.ts';
import { CandidateWarnings } from './CandidateWarnings.tsx';
import { FactsPanel } from './facts/FactsPanel.tsx';
import { ScoreBreakdown } from './score/ScoreBreakdown.tsx';

export interface CandidateViewProps {
  candidate: CandidateView_candidate$key;
  weights?: ReadonlyMap<string, number> | undefined;
}

/** Warnings, score and facts of a candidate, and a button that opens the document. */
export function CandidateView({ candidate, weights }: CandidateViewProps) {
  const data = useFragment(
    graphql`
      fragment CandidateView_candidate on Candidate {
        unread
        document {
          id
          fileName
          unread {
            reason
            remedy
          }
        }
        score {
          ...ScoreBreakdown_score
        }
        ...CandidateWarnings_candidate
        ...FactsPanel_candidate
      }
    `,
    candidate,
  );
  const openDocument = useOpenDocument();
  const { document } = data;
  return (
    <div className="flex flex-col gap-4">
      {document ? (
        <Button
          icon={<FileText />}
          className="max-w-full min-w-0 self-start"
          onClick={() => openDocument({ documentId: document.id, range: null })}
        >
          <span className="truncate">{m.candidate_open_document({ file: document.fileName })}</span>
        </Button>
      ) : null}
      <CandidateWarnings candidate={data} />
      <section aria-label={m.candidate_score()} className="rounded-card border border-line p-4">
        <h3 className="mb-2 text-sm font-semibold">{m.candidate_score()}</h3>
        {data.score ? (
          <ScoreBreakdown score={data.score} weights={weights} />
        ) : (
          <p className="text-sm text-muted">
            {data.unread && document?.unread ? `${document.unread.reason} ${m.unread_type_below()}` : m.candidate_not_scored()}
          </p>
        )}
      </section>
      <section aria-label={m.candidate_facts()}>
        <h3 className="mb-1 text-sm font-semibold">{m.candidate_facts()}</h3>
        <FactsPanel candidate={data} />
      </section>
    </div>
  );
}
