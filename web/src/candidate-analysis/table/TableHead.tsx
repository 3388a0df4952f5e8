import { Info } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { formatPercent } from '../../ui/format/formatNumber.ts';
import { Tooltip } from '../../ui/inputs/Tooltip.tsx';
import { HeadCell } from '../../ui/Table.tsx';
import type { AddressState } from '../addressState.ts';
import type { WeighedFacet } from '../metrics/weights.ts';
import { columnClass, metricWidth } from './columnClass.ts';
import type { MetricColumn } from './metricColumns.ts';
import { SelectRows } from './SelectRows.tsx';

export interface TableHeadProps {
  internalId: string;
  /** UUIDs of the candidates on the page. */
  page: readonly string[];
  columns: readonly MetricColumn[];
  sort: Pick<AddressState, 'sort' | 'direction'>;
  onSort: (column: string) => void;
  weights: ReadonlyMap<string, number>;
  facets: readonly WeighedFacet[];
}

export function TableHead({ internalId, page, columns, sort, onSort, weights, facets }: TableHeadProps) {
  const sorted = (id: string) => (sort.sort === id ? sort.direction : null);
  return (
    <thead>
      <tr className="bg-canvas">
        <HeadCell className={columnClass.select}>
          <SelectRows internalId={internalId} uuids={page} />
        </HeadCell>
        <HeadCell sorted={sorted('name')} onSort={() => onSort('name')} className={columnClass.name}>
          {m.column_candidate()}
        </HeadCell>
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            numeric
            sorted={sorted(column.id)}
            onSort={() => onSort(column.id)}
            className={columnClass.metric}
            style={{ width: `${metricWidth(column)}rem` }}
          >
            <span className="leading-tight whitespace-normal">{column.label}</span>
          </HeadCell>
        ))}
        <HeadCell
          sorted={sorted('score')}
          onSort={() => onSort('score')}
          className={columnClass.score}
          aside={<WeightsHint weights={weights} facets={facets} />}
        >
          {m.column_score()}
        </HeadCell>
        <HeadCell className={columnClass.view}>
          <span className="sr-only">{m.column_view()}</span>
        </HeadCell>
      </tr>
    </thead>
  );
}

/** The facets and weights that now make up the score. */
function WeightsHint({ weights, facets }: Pick<TableHeadProps, 'weights' | 'facets'>) {
  const lines = facets
    .filter(({ key }) => (weights.get(key) ?? 0) > 0)
    .map(({ key, label }) => `${label}: ${formatPercent(weights.get(key) ?? 0, 1)}`);
  return (
    <Tooltip side="left" text={<span className="whitespace-pre-line">{[m.analysis_weights(), ...lines].join('\n')}</span>}>
      <button
        type="button"
        aria-label={[m.analysis_weights(), ...lines].join(', ')}
        className="inline-flex size-6 items-center justify-center rounded-control text-faint hover:bg-hover hover:text-body coarse:size-8"
      >
        <Info className="size-3.5" aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
