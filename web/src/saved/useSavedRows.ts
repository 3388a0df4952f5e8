import { graphql } from 'react-relay';
import type { PackedIds } from '../candidate-analysis/rows/packedIds.ts';
import { useWindowRows } from '../candidate-analysis/rows/useWindowRows.ts';
import type { useSavedRowsQuery } from './__generated__/useSavedRowsQuery.graphql.ts';

const query = graphql`
  query useSavedRowsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Candidate @alias(as: "candidate") {
        internalId
        displayName
        ...SavedRow_candidate
      }
    }
  }
`;

/** The contents of the rows in view. */
export const useSavedRows = (ids: PackedIds, first: number, end: number) =>
  useWindowRows<useSavedRowsQuery>(query, { ids, first, end });
