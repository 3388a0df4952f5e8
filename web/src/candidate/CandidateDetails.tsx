import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import type { CandidateDetailsQuery } from './__generated__/CandidateDetailsQuery.graphql.ts';
import { CandidateView } from './CandidateView.tsx';

export interface CandidateDetailsProps {
  candidateId: string;
  weights?: ReadonlyMap<string, number> | undefined;
  /** Incremented with each retry, because a failed query is not repeated under the same number. */
  attempt: number;
}

/** The drawer's content, fetched when it opens: a list of candidates does not include all their facts. */
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
