import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import type { NotRead_candidate$key } from './__generated__/NotRead_candidate.graphql.ts';

export interface NotReadProps {
  candidate: NotRead_candidate$key;
  /** The facts to type in are right below. */
  beside?: boolean;
}

/** Instead of a score or a judgement on a document that was not read: the reason, and what to do. */
export function NotRead({ candidate, beside = false }: NotReadProps) {
  const { unread, document } = useFragment(
    graphql`
      fragment NotRead_candidate on Candidate {
        unread
        document {
          unread {
            reason
          }
        }
      }
    `,
    candidate,
  );
  const reason = unread ? document?.unread?.reason : null;
  return (
    <p className="text-sm text-muted">
      {reason ? `${reason} ${beside ? m.unread_type_below() : m.candidate_type_in_resume()}` : m.candidate_not_scored()}
    </p>
  );
}
