import { graphql, useLazyLoadQuery } from 'react-relay';
import { ScoreBreakdown } from '../../candidate/score/ScoreBreakdown.tsx';
import { WhyChanged } from '../../candidate/score/WhyChanged.tsx';
import { m } from '../../paraglide/messages.js';
import type { FetchedBreakdownQuery } from './__generated__/FetchedBreakdownQuery.graphql.ts';

export interface FetchedBreakdownProps {
  candidateId: string;
  weights: ReadonlyMap<string, number>;
  /** Incremented with each retry. */
  attempt: number;
}

export function FetchedBreakdown({ candidateId, weights, attempt }: FetchedBreakdownProps) {
  const { node } = useLazyLoadQuery<FetchedBreakdownQuery>(
    graphql`
      query FetchedBreakdownQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate {
            score {
              ...ScoreBreakdown_score
            }
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  return node?.score ? (
    <>
      <ScoreBreakdown score={node.score} weights={weights} />
      <WhyChanged candidateId={candidateId} weights={weights} />
    </>
  ) : (
    <p className="text-sm text-muted">{m.candidate_not_scored()}</p>
  );
}
