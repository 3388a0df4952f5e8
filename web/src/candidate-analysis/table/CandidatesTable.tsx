import { type CSSProperties, useRef } from 'react';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Table } from '../../ui/Table.tsx';
import { UnsavedContext } from '../../ui/unsaved/useUnsaved.ts';
import type { AddressState } from '../addressState.ts';
import type { WeighedFacet } from '../metrics/weights.ts';
import { uuidOf } from '../ranking/candidateTable.ts';
import { useSelection } from '../selection/useSelection.ts';
import type { LiveRanking } from '../useRanking.ts';
import { CandidateRow } from './CandidateRow.tsx';
import { tableWidth } from './columnClass.ts';
import type { MetricColumn } from './metricColumns.ts';
import { TableHead } from './TableHead.tsx';
import { useHeldRows } from './useHeldRows.ts';
import { useRowCandidates } from './useRowCandidates.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useTwinRows } from './useTwinRows.ts';

export interface CandidatesTableProps {
  internalId: string;
  live: LiveRanking;
  columns: readonly MetricColumn[];
  /** Rows of the candidates table, in display order. */
  rows: readonly number[];
  /** Page, search and order of these rows. */
  view: string;
  /** A person's other documents, by the row that represents the person. */
  others: ReadonlyMap<number, readonly number[]>;
  weights: ReadonlyMap<string, number>;
  facets: readonly WeighedFacet[];
  /** Number of skills the position requires. */
  required: number;
  sort: Pick<AddressState, 'sort' | 'direction'>;
  onSort: (column: string) => void;
  onOpen: (row: number) => void;
  /** One page forward or back, by keyboard. */
  onPage: (step: 1 | -1) => void;
}

/** One page of ten candidates. Numbers and names come from the ranking and appear at once; titles and the like follow if they are not in the store yet. */
export function CandidatesTable({
  internalId,
  live,
  columns,
  rows: people,
  view,
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
  const { rows: kept, typed } = useHeldRows({ table: live.table, rows: people, view });
  const { rows, leaders, twinsOf } = useTwinRows(live.table, kept, others);
  const selection = useSelection(internalId);
  const uuids = rows.map((row) => uuidOf(live.table, row));
  const cursor = useRowKeys({ body, rows, onOpen, onPage, onSelect: (row) => selection.toggle(uuidOf(live.table, row)) });
  const { candidates, error, retry } = useRowCandidates(uuids);
  return (
    <Table
      label={m.analysis_top_achievers()}
      className="table-fixed @min-[29rem]:min-w-(--table-width)"
      style={{ '--table-width': tableWidth(columns) } as CSSProperties}
      frameClassName="@container rounded-card border border-line bg-surface"
    >
      <TableHead
        internalId={internalId}
        page={uuids}
        columns={columns}
        sort={sort}
        onSort={onSort}
        weights={weights}
        facets={facets}
      />
      <UnsavedContext value={typed}>
        <tbody ref={body}>
          {rows.map((row, place) => {
            const uuid = uuids[place] ?? '';
            return (
              <CandidateRow
                // oxlint-disable-next-line react/no-array-index-key -- rows stay and take another candidate, which is quicker than new ones; what a user opens or types has the candidate's key
                key={place}
                live={live}
                row={row}
                place={place}
                candidate={candidates.get(uuid) ?? null}
                current={cursor === place}
                leader={leaders.get(row)}
                twins={twinsOf(row)}
                selected={selection.ids.has(uuid)}
                onSelect={selection.toggle}
                columns={columns}
                weights={weights}
                required={required}
                onOpen={onOpen}
              />
            );
          })}
          {error === null ? null : <RowsFailed columns={columns.length + 4} error={error} onRetry={retry} />}
        </tbody>
      </UnsavedContext>
    </Table>
  );
}

/** The ranking itself is there; only the details below the names are missing. */
function RowsFailed({ columns, error, onRetry }: { columns: number; error: Error; onRetry: () => void }) {
  return (
    <tr>
      <td colSpan={columns} className="p-3">
        <ErrorPanel title={m.analysis_rows_failed()} onRetry={onRetry}>
          {errorText(error)}
        </ErrorPanel>
      </td>
    </tr>
  );
}
