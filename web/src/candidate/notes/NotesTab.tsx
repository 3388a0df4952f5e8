import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import type { CandidateTabProps } from '../candidateTabProps.ts';
import type { NotesTabQuery } from './__generated__/NotesTabQuery.graphql.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { useNoteUpdates } from './useNoteUpdates.ts';

/** A note to write, and what the team wrote before and is writing now. */
export function NotesTab({ candidateId, attempt }: CandidateTabProps) {
  const { node } = useLazyLoadQuery<NotesTabQuery>(
    graphql`
      query NotesTabQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate @alias(as: "candidate") {
            ...NoteList_candidate
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  useNoteUpdates(candidateId);
  if (!node?.candidate) return <ErrorPanel title={m.candidate_gone()} />;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <NoteForm candidateId={candidateId} />
      <NoteList candidate={node.candidate} />
    </div>
  );
}
