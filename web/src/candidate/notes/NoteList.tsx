import { graphql, useFragment } from 'react-relay';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { NoteText } from '../mentions/NoteText.tsx';
import type { NoteList_candidate$key } from './__generated__/NoteList_candidate.graphql.ts';

/** The team's notes, newest first. */
export function NoteList({ candidate }: { candidate: NoteList_candidate$key }) {
  const { notes } = useFragment(
    graphql`
      fragment NoteList_candidate on Candidate {
        notes: activities(first: 100, notes: true) {
          totalCount
          edges {
            node {
              id
              note
              createdAt
              mentions {
                id
                name
                isViewer
              }
              author {
                name
                isViewer
              }
            }
          }
        }
      }
    `,
    candidate,
  );
  return (
    <section aria-label={m.candidate_comments()}>
      <h3 className="mb-2 text-sm font-semibold">
        {m.candidate_comments()} <span className="font-normal text-muted tabular-nums">{notes.totalCount}</span>
      </h3>
      {notes.edges.length === 0 ? <p className="text-sm text-muted">{m.candidate_no_comments()}</p> : null}
      <ul aria-live="polite" aria-relevant="additions" className="flex flex-col gap-3">
        {notes.edges.map(({ node: { id, note, createdAt, author, mentions } }) => (
          <li key={id} className="flex min-w-0 gap-2.5">
            <Avatar name={author?.name ?? '?'} size="sm" />
            <div className="min-w-0 flex-1">
              <p className="text-xs text-muted">
                <span className="font-medium text-body">
                  {author ? (author.isViewer ? m.bulk_author_you() : author.name) : m.bulk_author_gone()}
                </span>{' '}
                · <RelativeTime date={createdAt} />
              </p>
              <NoteText note={note ?? ''} mentions={mentions} />
            </div>
          </li>
        ))}
      </ul>
      {notes.totalCount > notes.edges.length ? (
        <p className="mt-2 text-xs text-muted">{m.candidate_more_comments({ count: notes.totalCount - notes.edges.length })}</p>
      ) : null}
    </section>
  );
}
