import { Suspense, useDeferredValue, useRef } from 'react';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Table } from '../../ui/Table.tsx';
import type { AddressState, SortColumn } from '../addressState.ts';
import type { WeighedFacet } from '../metrics/weights.ts';
import { rowKey } from '../ranking/rowKey.ts';
import type { LiveRanking } from '../useRanking.ts';
import { CandidateRow } from './CandidateRow.tsx';
import { FetchedRows } from './FetchedRows.tsx';
import { TableHead } from './TableHead.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useTwinRows } from './useTwinRows.ts';

export interface CandidatesTableProps {
  live: LiveRanking;
  /** Rows of the candidates table, in display order. */
  rows: readonly number[];
  /** A person's other documents, by the row that represents the person. */
  others: ReadonlyMap<number, readonly number[]>;
  weights: ReadonlyMap<string, number>;
  facets: readonly WeighedFacet[];
  /** Number of skills the position requires. */
  required: number;
  sort: Pick<AddressState, 'sort' | 'direction'>;
  onSort: (column: SortColumn) => void;
  onOpen: (row: number) => void;
  /** One page forward or back, by keyboard. */
  onPage: (step: 1 | -1) => void;
}

/** One page of ten candidates. Numbers and names come from the ranking and appear at once; titles and the like follow if they are not in the store yet. */
export function CandidatesTable({
  live,
  rows: people,
  others,
  weights,
  facets,
  required,
  sort,
  onSort,
  onOpen,
  onPage,
}: CandidatesTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, leaders, twinsOf } = useTwinRows(live.table, people, others);
  const cursor = useRowKeys(body, rows, onOpen, onPage);
  const settled = useDeferredValue(rows);
  const rowProps = { live, weights, required, onOpen };
  const plain = rows.map((row, place) => (
    <CandidateRow
      key={rowKey(live.table.ids[row], place)}
      row={row}
      place={place}
      candidate={null}
      current={cursor === place}
      leader={leaders.get(row)}
      twins={twinsOf(row)}
      {...rowProps}
    />
  ));
  const failed = (error: unknown, retry: () => void) => (
    <>
      {plain}
      <RowsFailed error={error} onRetry={retry} />
    </>
  );
  return (
    <Table
      label={m.analysis_top_achievers()}
      className="table-fixed"
      frameClassName="@container rounded-card border border-line bg-surface"
    >
      <TableHead sort={sort} onSort={onSort} weights={weights} facets={facets} />
      <tbody ref={body}>
        <Boundary fallback={failed}>
          {(attempt) => (
            <Suspense fallback={plain}>
              <FetchedRows
                rows={rows}
                settled={settled}
                attempt={attempt}
                cursor={cursor}
                leaders={leaders}
                twinsOf={twinsOf}
                {...rowProps}
              />
            </Suspense>
          )}
        </Boundary>
      </tbody>
    </Table>
  );
}

/** The ranking itself is there; only the details below the names are missing. */
function RowsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <tr>
      <td colSpan={8} className="p-3">
        <ErrorPanel title={m.analysis_rows_failed()} onRetry={onRetry}>
          {errorText(error)}
        </ErrorPanel>
      </td>
    </tr>
  );
}
