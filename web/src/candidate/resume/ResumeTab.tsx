import { FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DocumentPlace } from '../../evidence/documentPlace.ts';
import { OpenDocumentContext, useOpenDocument } from '../../evidence/openDocument.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CandidateWarnings } from '../CandidateWarnings.tsx';
import type { CandidateTabProps } from '../candidateTabProps.ts';
import { FactsPanel } from '../facts/FactsPanel.tsx';
import { NotRead } from '../NotRead.tsx';
import type { ResumeTabQuery } from './__generated__/ResumeTabQuery.graphql.ts';
import { ResumePane } from './ResumePane.tsx';

/** The facts, and from 1280 px the document beside them: a quotation is then highlighted there instead of in a drawer. */
export function ResumeTab({ candidateId, attempt }: CandidateTabProps) {
  const { node } = useLazyLoadQuery<ResumeTabQuery>(
    graphql`
      query ResumeTabQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate @alias(as: "candidate") {
            unread
            ...NotRead_candidate
            document {
              id
              fileName
            }
            ...CandidateWarnings_candidate
            ...FactsPanel_candidate
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const wide = useMediaQuery('(min-width: 80rem)');
  const [place, setPlace] = useState<DocumentPlace | null>(null);
  const openElsewhere = useOpenDocument();
  const candidate = node?.candidate;
  const documentId = candidate?.document?.id ?? null;
  const beside = wide && documentId !== null;
  const open = useMemo(
    () => (next: DocumentPlace) => (beside && next.documentId === documentId ? setPlace(next) : openElsewhere(next)),
    [beside, documentId, openElsewhere],
  );
  if (!candidate) return <ErrorPanel title={m.candidate_gone()} />;
  const facts = (
    <div className="flex min-w-0 flex-col gap-3">
      {candidate.document && !beside ? (
        <Button
          icon={<FileText />}
          className="max-w-full min-w-0 self-start"
          onClick={() => open({ documentId: candidate.document?.id ?? '', range: null })}
        >
          <span className="truncate">{m.candidate_open_document({ file: candidate.document.fileName })}</span>
        </Button>
      ) : null}
      {candidate.unread ? <NotRead candidate={candidate} beside /> : null}
      {candidate.document ? null : <p className="text-sm text-muted">{m.candidate_no_document()}</p>}
      {beside ? null : <CandidateWarnings candidate={candidate} />}
      <section aria-label={m.candidate_facts()}>
        <FactsPanel candidate={candidate} />
      </section>
    </div>
  );
  return (
    <OpenDocumentContext value={open}>
      {beside ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,36rem)] gap-5">
          <ResumePane place={place ?? { documentId, range: null }} />
          {facts}
        </div>
      ) : (
        facts
      )}
    </OpenDocumentContext>
  );
}
