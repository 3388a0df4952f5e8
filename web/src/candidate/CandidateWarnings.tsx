import { graphql, useFragment } from 'react-relay';
import { WarningList } from '../evidence/WarningList.tsx';
import type { CandidateWarnings_candidate$key } from './__generated__/CandidateWarnings_candidate.graphql.ts';

/** What the reader found while reading the résumé. */
export function CandidateWarnings({ candidate }: { candidate: CandidateWarnings_candidate$key }) {
  const { warnings } = useFragment(
    graphql`
      fragment CandidateWarnings_candidate on Candidate {
        warnings {
          code
          message
          page
          text
        }
      }
    `,
    candidate,
  );
  return <WarningList warnings={warnings} />;
}
