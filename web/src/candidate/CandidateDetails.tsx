import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import type { CandidateDetailsQuery } from './__generated__/CandidateDetailsQuery.graphql.ts';
import { CandidateView } from './CandidateView.tsx';

export interface CandidateDetailsProps {
  candidateId: string;
  weights?: ReadonlyMap<string, number> | undefined;
  /** Counts up with each retry: a failed answer is not asked for twice under the same number. */
  attempt: number;
}

/** What the drawer shows, fetched when it opens: a list of candidates does not carry all their facts. */
export function CandidateDetails({ candidateId, weights, attempt }: CandidateDetailsProps) {
  const { node } = useLazyLoadQuery<CandidateDetailsQuery>(
    graphql`
      query CandidateDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate {
            displayName
          }
          ...CandidateView_candidate @alias(as: "candidate")
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!node?.candidate) return <ErrorPanel title={m.candidate_gone()} />;
  return <CandidateView candidate={node.candidate} weights={weights} />;
}
