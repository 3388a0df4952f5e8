import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useCandidateHeadQuery } from './__generated__/useCandidateHeadQuery.graphql.ts';

export interface CandidateRequest {
  /** Global id. */
  candidateId: string;
  /** Incremented with each retry, because a failed query is not repeated under the same number. */
  attempt: number;
}

export type CandidateHead = NonNullable<ReturnType<typeof useCandidateHead>>;

/** What the dialog's header and first lines show. Its parts share one request. Null when the candidate is gone. */
export function useCandidateHead({ candidateId, attempt }: CandidateRequest) {
  const { node } = useLazyLoadQuery<useCandidateHeadQuery>(
    graphql`
      query useCandidateHeadQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate @alias(as: "candidate") {
            displayName
            ...CandidateSummary_candidate
            ...CandidateActions_candidate
            ...CandidateContacts_candidate
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return node?.candidate ?? null;
}
