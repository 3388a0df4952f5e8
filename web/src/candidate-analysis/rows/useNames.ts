import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useNamesQuery } from './__generated__/useNamesQuery.graphql.ts';
import { useFetchedCandidates } from './useFetchedCandidates.ts';

/** Names by UUID, which the ranking itself does not have; those that are still on the way are missing. */
export function useNames(uuids: readonly string[]): ReadonlyMap<string, string> {
  const { candidates } = useFetchedCandidates<useNamesQuery>(query, uuids);
  return useMemo(() => new Map([...candidates].map(([uuid, { displayName }]) => [uuid, displayName])), [candidates]);
}

const query = graphql`
  query useNamesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Candidate @alias(as: "candidate") {
        internalId
        displayName
      }
    }
  }
`;
