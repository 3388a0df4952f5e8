import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { AssessmentView } from '../assessment/AssessmentView.tsx';
import type { CandidateTabProps } from '../candidateTabProps.ts';
import { NotRead } from '../NotRead.tsx';
import { NoteForm } from '../notes/NoteForm.tsx';
import { Panel } from '../Panel.tsx';
import type { AiTabQuery } from './__generated__/AiTabQuery.graphql.ts';

/** What speaks for and against the candidate, and what to ask. */
export function AiTab({ candidateId, attempt }: CandidateTabProps) {
  const { node } = useLazyLoadQuery<AiTabQuery>(
    graphql`
      query AiTabQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate @alias(as: "candidate") {
            ...NotRead_candidate
            assessment {
              ...AssessmentView_assessment
            }
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const candidate = node?.candidate;
  if (!candidate) return <ErrorPanel title={m.candidate_gone()} />;
  return (
    <div className="flex flex-col gap-4">
      {candidate.assessment ? <AssessmentView assessment={candidate.assessment} /> : <NotRead candidate={candidate} />}
      <div className="print:hidden">
        <Panel title={m.candidate_new_note()}>
          <NoteForm candidateId={candidateId} />
        </Panel>
      </div>
    </div>
  );
}
