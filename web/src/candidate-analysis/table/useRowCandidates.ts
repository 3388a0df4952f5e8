import { graphql } from 'react-relay';
import { type FetchedCandidates, useFetchedCandidates } from '../rows/useFetchedCandidates.ts';
import type { CandidateRow_candidate$key } from './__generated__/CandidateRow_candidate.graphql.ts';
import type { useRowCandidatesQuery } from './__generated__/useRowCandidatesQuery.graphql.ts';

/** What only the server has of the rows on display: names, titles and the like. The rows do not wait for it: their numbers come from the ranking. */
export function useRowCandidates(uuids: readonly string[]): FetchedCandidates<CandidateRow_candidate$key> {
  return useFetchedCandidates<useRowCandidatesQuery>(query, uuids);
}

const query = graphql`
  query useRowCandidatesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Candidate @alias(as: "candidate") {
        internalId
        ...CandidateRow_candidate
      }
    }
  }
`;
