import { relevanceWord } from '../../candidate/score/verdict.ts';
import { m } from '../../paraglide/messages.js';
import { formatNumber, formatPercent } from '../../ui/format/formatNumber.ts';
import { formatYears } from '../../ui/format/formatYears.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { CandidateTable } from '../ranking/candidateTable.ts';
import { facetValue } from './facetValue.ts';
import type { MetricColumn } from './metricColumns.ts';

export interface MetricCellProps {
  column: MetricColumn;
  table: CandidateTable;
  row: number;
  /** Number of skills the position requires. */
  required: number;
}

/** A candidate's figure in a metric column. */
export function MetricCell({ column: { id, facet, unit }, table, row, required }: MetricCellProps) {
  if (id === 'skills') return required > 0 ? m.analysis_skills_of({ matched: table.matchedSkills[row] ?? 0, required }) : '—';
  if (id === 'experience') return formatYears(known(table.years[row])) ?? <UnknownBadge />;
  const value = facet === null ? null : facetValue(table, row, facet);
  if (value === null) return <UnknownBadge />;
  if (unit === 'PERCENT') {
    return (
      <>
        <span className="block">{formatPercent(value / 100)}</span>
        <span className="block truncate text-xs text-muted" title={relevanceWord(value)}>
          {relevanceWord(value)}
        </span>
      </>
    );
  }
  if (unit === 'COUNT') return formatNumber(value / 10, { maximumFractionDigits: 1 });
  // Points, which under "Certification Count" would pass for a count.
  return (
    <>
      {formatNumber(value, { maximumFractionDigits: 1 })}
      <span className="text-xs text-faint">/100</span>
    </>
  );
}

function known(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
