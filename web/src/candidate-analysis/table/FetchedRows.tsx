import { graphql, useLazyLoadQuery } from 'react-relay';
import { candidateId } from '../candidateId.ts';
import { rowKey } from '../ranking/rowKey.ts';
import type { LiveRanking } from '../useRanking.ts';
import type { FetchedRowsQuery } from './__generated__/FetchedRowsQuery.graphql.ts';
import { CandidateRow } from './CandidateRow.tsx';
import type { TwinRows } from './useTwinRows.ts';

export interface FetchedRowsProps extends Pick<TwinRows, 'leaders' | 'twinsOf'> {
  live: LiveRanking;
  /** Rows now on display. */
  rows: readonly number[];
  /** Rows whose candidates are fetched: lags behind while a slider is dragged, so that not every intermediate position causes a request. */
  settled: readonly number[];
  /** Incremented with each retry. */
  attempt: number;
  weights: ReadonlyMap<string, number>;
  required: number;
  cursor: number | null;
  onOpen: (row: number) => void;
}

/** The rows of a page with the data that only the server has. Candidates already in the store are not requested again. */
export function FetchedRows({
  live,
  rows,
  settled,
  attempt,
  weights,
  required,
  cursor,
  leaders,
  twinsOf,
  onOpen,
}: FetchedRowsProps) {
  const { nodes } = useLazyLoadQuery<FetchedRowsQuery>(
    graphql`
      query FetchedRowsQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Candidate @alias(as: "candidate") {
            internalId
            ...CandidateCell_candidate
          }
        }
      }
    `,
    { ids: settled.map((row) => candidateId(live.table.ids[row] ?? '')) },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  const byUuid = new Map(nodes.map((node) => [node?.candidate?.internalId, node?.candidate]));
  return rows.map((row, place) => {
    const uuid = live.table.ids[row] ?? '';
    return (
      <CandidateRow
        key={rowKey(uuid, place)}
        row={row}
        place={place}
        candidate={byUuid.get(uuid) ?? null}
        current={cursor === place}
        leader={leaders.get(row)}
        twins={twinsOf(row)}
        live={live}
        weights={weights}
        required={required}
        onOpen={onOpen}
      />
    );
  });
}
