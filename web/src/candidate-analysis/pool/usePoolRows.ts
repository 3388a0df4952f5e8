import { graphql } from 'react-relay';
import type { PackedIds } from '../rows/packedIds.ts';
import { type RowOf, useWindowRows } from '../rows/useWindowRows.ts';
import type { usePoolRowsQuery } from './__generated__/usePoolRowsQuery.graphql.ts';

export type PoolCandidate = RowOf<usePoolRowsQuery>;

const query = graphql`
  query usePoolRowsQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Candidate @alias(as: "candidate") {
        internalId
        ...PoolRow_candidate
        ...PoolDialogs_candidate
      }
    }
  }
`;

/** The contents of the pool's rows in view. */
export const usePoolRows = (ids: PackedIds, first: number, end: number) =>
  useWindowRows<usePoolRowsQuery>(query, { ids, first, end });
