import { Info } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { HeadCell } from '../../ui/Table.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { AddressState, SortColumn } from '../addressState.ts';
import { sliderFacets, type WeighedFacet } from '../metrics/weights.ts';
import { columnClass } from './columnClass.ts';

export interface TableHeadProps {
  sort: Pick<AddressState, 'sort' | 'direction'>;
  onSort: (column: SortColumn) => void;
  weights: ReadonlyMap<string, number>;
  facets: readonly WeighedFacet[];
}

const columns: [column: SortColumn, label: () => string, numeric: boolean][] = [
  ['name', m.column_candidate, false],
  ['relevance', m.column_relevance, true],
  ['achievements', m.column_achievements, true],
  ['skills', m.column_skills, true],
  ['growth', m.column_growth, true],
  ['experience', m.column_experience, true],
  ['score', m.column_score, false],
];

export function TableHead({ sort, onSort, weights, facets }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(([column, label, numeric]) => (
          <HeadCell
            key={column}
            numeric={numeric}
            sorted={sort.sort === column ? sort.direction : null}
            onSort={() => onSort(column)}
            className={columnClass[column]}
          >
            {label()}
          </HeadCell>
        ))}
        <HeadCell className="w-11">
          <WeightsHint weights={weights} facets={facets} />
          <span className="sr-only">{m.column_view()}</span>
        </HeadCell>
      </tr>
    </thead>
  );
}

/** The facets and weights that now make up the score. */
function WeightsHint({ weights, facets }: Pick<TableHeadProps, 'weights' | 'facets'>) {
  const lines = sliderFacets(facets).map(
    ({ key, label }) =>
      `${label}: ${(weights.get(key) ?? 0).toLocaleString(getLocale(), { style: 'percent', maximumFractionDigits: 1 })}`,
  );
  return (
    <Tooltip side="left" text={<span className="whitespace-pre-line">{[m.analysis_weights(), ...lines].join('\n')}</span>}>
      <button
        type="button"
        aria-label={[m.analysis_weights(), ...lines].join(', ')}
        className="flex size-6 items-center justify-center rounded-control text-faint hover:bg-hover hover:text-body coarse:size-11"
      >
        <Info className="size-3.5" aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
