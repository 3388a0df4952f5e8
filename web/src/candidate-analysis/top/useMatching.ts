import { useDeferredValue, useMemo } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SearchMeaning_meaning$key } from '../__generated__/SearchMeaning_meaning.graphql.ts';
import { decodeBase64 } from '../ranking/decodeBase64.ts';
import type { useMatchingQuery } from './__generated__/useMatchingQuery.graphql.ts';

export interface Matching {
  /** Ids of the candidates that match, packed; null without a search. */
  ids: Uint8Array | null;
  /** How the search was understood; null without a search. */
  meaning: SearchMeaning_meaning$key | null;
  /** The current answer still belongs to an earlier search. */
  pending: boolean;
}

/** The candidates that match a search over names, titles, places and skills. The server searches and answers with packed ids. */
export function useMatching(projectId: string, q: string): Matching {
  const search = useDeferredValue(q.trim());
  const { node } = useLazyLoadQuery<useMatchingQuery>(
    graphql`
      query useMatchingQuery($id: ID!, $search: String!, $searching: Boolean!) {
        node(id: $id) {
          ... on Project @include(if: $searching) {
            matchingCandidates(search: $search)
            searchMeaning(search: $search) {
              ...SearchMeaning_meaning
            }
          }
        }
      }
    `,
    { id: projectId, search, searching: search !== '' },
    { fetchPolicy: search === '' ? 'store-only' : 'store-or-network' },
  );
  const packed = search === '' ? undefined : node?.matchingCandidates;
  const ids = useMemo(() => (packed === undefined ? null : decodeBase64(packed)), [packed]);
  return { ids, meaning: search === '' ? null : (node?.searchMeaning ?? null), pending: search !== q.trim() };
}
