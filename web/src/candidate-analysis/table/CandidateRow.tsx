import { Eye } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Cell, Row } from '../../ui/Table.tsx';
import { candidateId } from '../candidateId.ts';
import { scoreOfRow } from '../ranking/rankTable.ts';
import type { LiveRanking } from '../useRanking.ts';
import type { CandidateCell_candidate$key } from './__generated__/CandidateCell_candidate.graphql.ts';
import { CandidateCell } from './CandidateCell.tsx';
import { columnClass } from './columnClass.ts';
import { MetricCell } from './MetricCell.tsx';
import type { MetricColumn } from './metricColumns.ts';
import { ScoreCell } from './ScoreCell.tsx';
import type { Twins } from './useTwinRows.ts';

export interface CandidateRowProps {
  live: LiveRanking;
  row: number;
  /** Position on the page, for keyboard navigation. */
  place: number;
  /** Null until the server has sent what the ranking does not contain. */
  candidate: CandidateCell_candidate$key | null;
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
  const name = table.names[row] ?? '';
  const uuid = table.ids[row] ?? '';
  return (
    <Row selected={current || selected} aria-current={current || undefined} data-place={place} onClick={() => onOpen(row)}>
      <Cell className={columnClass.select} onClick={(event) => event.stopPropagation()}>
        <Checkbox label={m.ranking_select({ name })} checked={selected} onChange={() => onSelect(uuid)} />
      </Cell>
      <Cell className={columnClass.name}>
        <CandidateCell
          name={name}
          candidate={candidate}
          sameAs={leader === undefined ? null : (table.ids[leader] ?? null)}
          twins={twins}
          onOpen={() => onOpen(row)}
        />
      </Cell>
      {columns.map((column) => (
        <Cell key={column.id} numeric className={columnClass.metric}>
          <MetricCell column={column} table={table} row={row} required={required} />
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
  );
}
