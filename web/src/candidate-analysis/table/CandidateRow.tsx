import { Eye } from 'lucide-react';
import { useDeferredValue } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PaymentEditor_candidate$key } from '../../candidate/actions/__generated__/PaymentEditor_candidate.graphql.ts';
import { PaymentEditor } from '../../candidate/actions/PaymentEditor.tsx';
import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Cell, Row } from '../../ui/Table.tsx';
import { candidateId } from '../candidateId.ts';
import { uuidOf } from '../ranking/candidateTable.ts';
import { scoreOfRow } from '../ranking/rankTable.ts';
import type { LiveRanking } from '../useRanking.ts';
import type { CandidateRow_candidate$key } from './__generated__/CandidateRow_candidate.graphql.ts';
import type { RowActions_candidate$key } from './__generated__/RowActions_candidate.graphql.ts';
import { CandidateCell } from './CandidateCell.tsx';
import { columnClass } from './columnClass.ts';
import { MetricCell } from './MetricCell.tsx';
import type { MetricColumn } from './metricColumns.ts';
import { RowActions } from './RowActions.tsx';
import { RowScope } from './RowScope.tsx';
import { ScoreCell } from './ScoreCell.tsx';
import type { Twins } from './useTwinRows.ts';

export interface CandidateRowProps {
  live: LiveRanking;
  row: number;
  /** Position on the page, for keyboard navigation. */
  place: number;
  /** Null until the server has sent what the ranking does not contain. */
  candidate: CandidateRow_candidate$key | null;
  /** The row selected by keyboard. */
  current: boolean;
  /** For another document of a person: the row that represents the person. */
  leader: number | undefined;
  /** The person's other documents. */
  twins: Twins | null;
  selected: boolean;
  onSelect: (uuid: string) => void;
  columns: readonly MetricColumn[];
  weights: ReadonlyMap<string, number>;
  required: number;
  onOpen: (row: number) => void;
}

export function CandidateRow({
  live: { table, ranking },
  row,
  place,
  candidate,
  current,
  leader,
  twins,
  selected,
  onSelect,
  columns,
  weights,
  required,
  onOpen,
}: CandidateRowProps) {
  const data = useFragment(
    graphql`
      fragment CandidateRow_candidate on Candidate {
        displayName
        ...CandidateCell_candidate
        ...RowActions_candidate
        ...PaymentEditor_candidate
      }
    `,
    candidate,
  );
  const name = data?.displayName ?? m.ui_loading();
  const uuid = uuidOf(table, row);
  return (
    <RowScope uuid={uuid} name={name}>
      <Row selected={current || selected} aria-current={current || undefined} data-place={place} onClick={() => onOpen(row)}>
        <Cell className={columnClass.select} onClick={(event) => event.stopPropagation()}>
          <Checkbox label={m.ranking_select({ name })} checked={selected} onChange={() => onSelect(uuid)} />
        </Cell>
        <Cell className={columnClass.name}>
          <div className="flex items-center gap-1 bg-inherit">
            <CandidateCell
              candidate={data ?? null}
              sameAs={leader === undefined ? null : uuidOf(table, leader)}
              twins={twins}
              onOpen={() => onOpen(row)}
            />
            {data ? <Actions key={uuid} candidate={data} /> : null}
          </div>
        </Cell>
        {columns.map((column) => (
          <Cell
            key={column.id}
            numeric
            className={columnClass.metric}
            {...(column.id === 'payment' ? { onClick: (event) => event.stopPropagation() } : {})}
          >
            {column.id === 'payment' ? (
              <PaymentCell key={uuid} candidate={data ?? null} />
            ) : (
              <MetricCell column={column} table={table} row={row} required={required} />
            )}
          </Cell>
        ))}
        <Cell className={columnClass.score}>
          <ScoreCell candidateId={candidateId(uuid)} name={name} score={scoreOfRow(ranking, row)} weights={weights} />
        </Cell>
        <Cell className={columnClass.view}>
          <IconButton
            size="sm"
            label={m.analysis_view({ name })}
            icon={<Eye />}
            onClick={(event) => (event.stopPropagation(), onOpen(row))}
          />
        </Cell>
      </Row>
    </RowScope>
  );
}

/** Over the second line, so that the name can still be read. Hidden until the row is pointed at, so a new order does not wait for them. */
function Actions({ candidate }: { candidate: RowActions_candidate$key }) {
  const settled = useDeferredValue(true, false);
  if (!settled) return null;
  return (
    // A click on the row opens the candidate; a click on an action must not.
    <span
      role="presentation"
      className="absolute right-0 bottom-0 flex items-center bg-inherit @max-[29rem]:hidden"
      onClick={(event) => event.stopPropagation()}
    >
      <RowActions candidate={candidate} />
    </span>
  );
}

/** The form is wider than the column, so it lies over its neighbours. */
function PaymentCell({ candidate }: { candidate: PaymentEditor_candidate$key | null }) {
  if (candidate === null) return <Skeleton className="ml-auto h-3 w-12" />;
  return (
    <div className="relative flex min-h-7 items-center justify-end [&>form]:absolute [&>form]:top-1/2 [&>form]:right-0 [&>form]:z-20 [&>form]:w-max [&>form]:-translate-y-1/2 [&>form]:rounded-card [&>form]:border [&>form]:border-line [&>form]:bg-raised [&>form]:p-1.5 [&>form]:text-left [&>form]:shadow-floating">
      <PaymentEditor candidate={candidate} onSaved={() => showToast({ text: m.bulk_payment_saved() })} />
    </div>
  );
}
