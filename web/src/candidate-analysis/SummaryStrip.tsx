import { type ReactNode, useMemo } from 'react';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { classNames } from '../ui/classNames.ts';
import { formatScore } from '../ui/formatScore.ts';
import { formatYears } from '../ui/formatYears.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import { summarize } from './ranking/summarize.ts';
import { SummaryChange } from './SummaryChange.tsx';
import type { LiveRanking } from './useRanking.ts';

export interface SummaryStripProps {
  projectId: string;
  live: LiveRanking;
  /** Nobody has moved a slider, so the server's comparisons, which use the default weights, are valid. */
  usual: boolean;
}

/** Four live figures in one line, each with a comparison only if there is something to compare with. */
export function SummaryStrip({ projectId, live: { table, ranking, grouped, total, whole }, usual }: SummaryStripProps) {
  const { averageScore, top, averageYears } = useMemo(() => summarize(table, ranking, grouped.best), [table, ranking, grouped]);
  // An average of the best alone would be wrong.
  const average = (text: string | null) => (whole ? text : <Skeleton className="h-3 w-8" />);
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <Figure label={m.analysis_total()} value={total.toLocaleString(getLocale())} className="min-w-78 max-sm:min-w-0">
        <SummaryChange projectId={projectId} of="people" />
      </Figure>
      <Figure
        label={m.analysis_average()}
        value={average(averageScore === null ? null : formatScore(averageScore))}
        className="min-w-78 max-sm:min-w-0"
      >
        <SummaryChange projectId={projectId} of="score" className={usual ? undefined : 'invisible'} />
      </Figure>
      <Figure label={m.analysis_average_years()} value={average(formatYears(averageYears))} />
      <Figure label={m.analysis_top()} value={top === null ? null : formatScore(top.score)}>
        {top === null ? null : (
          <span className="max-w-56 truncate text-xs text-muted" title={top.name}>
            {top.name}
          </span>
        )}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  /** Keeps room for a caption that comes later, so that nothing moves. */
  className?: string;
  /** The caption. */
  children?: ReactNode;
}

function Figure({ label, value, className, children }: FigureProps) {
  return (
    <div className={classNames('flex min-w-0 items-baseline gap-1.5', className)}>
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="flex min-w-0 items-baseline gap-1.5">
        <span className="min-w-8 shrink-0 font-semibold tabular-nums">{value ?? <UnknownBadge />}</span>
        {children}
      </dd>
    </div>
  );
}
