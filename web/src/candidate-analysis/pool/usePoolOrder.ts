import { useDeferredValue, useMemo, useState } from 'react';
import { graphql, useLazyLoadQuery, useSubscribeToInvalidationState } from 'react-relay';
import type { SearchMeaning_meaning$key } from '../__generated__/SearchMeaning_meaning.graphql.ts';
import { decodeBase64 } from '../ranking/decodeBase64.ts';
import { createPackedIds, type PackedIds } from '../rows/packedIds.ts';
import type { usePoolOrderQuery } from './__generated__/usePoolOrderQuery.graphql.ts';
import { filterOf, type PoolAddress } from './poolAddress.ts';

export interface PoolOrder {
  ids: PackedIds;
  search: SearchMeaning_meaning$key;
  /** The rows still belong to the search or order before. */
  pending: boolean;
}

/** All candidates that the filters leave, in the server's order. The rows' contents are fetched where they are looked at. */
export function usePoolOrder(projectId: string, address: PoolAddress, attempt: number): PoolOrder | null {
  const wanted = JSON.stringify([filterOf(address), address.sort, address.direction]);
  const [changes, setChanges] = useState(0);
  useSubscribeToInvalidationState([projectId], () => setChanges((count) => count + 1));
  const asked = useDeferredValue(wanted);
  const [filter, sort, direction] = JSON.parse(asked) as [
    ReturnType<typeof filterOf>,
    PoolAddress['sort'],
    PoolAddress['direction'],
  ];
  const { node } = useLazyLoadQuery<usePoolOrderQuery>(
    graphql`
      query usePoolOrderQuery($id: ID!, $filter: CandidateFilter!, $sort: CandidateSort!, $direction: SortDirection!) {
        node(id: $id) {
          ... on Project {
            candidateOrder(filter: $filter, sort: $sort, direction: $direction) {
              ids
              search {
                ...SearchMeaning_meaning
              }
            }
          }
        }
      }
    `,
    { id: projectId, filter, sort, direction },
    { fetchPolicy: 'store-or-network', fetchKey: `${attempt} ${useDeferredValue(changes)}` },
  );
  const order = node?.candidateOrder;
  // Anew with every change, though the order may be the same: the rows' contents are then fetched again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const ids = useMemo(() => createPackedIds(decodeBase64(order?.ids ?? '')), [order?.ids, changes]);
  return order ? { ids, search: order.search, pending: asked !== wanted } : null;
}
