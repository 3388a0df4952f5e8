import { type ReactNode, useMemo } from 'react';
import { m } from '../paraglide/messages.js';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { formatScore } from '../ui/format/formatScore.ts';
import { formatYears } from '../ui/format/formatYears.ts';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import { uuidOf } from './ranking/candidateTable.ts';
import { summarize } from './ranking/summarize.ts';
import { useNames } from './rows/useNames.ts';
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
    <dl className="grid max-w-4xl grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-4 gap-y-2 text-sm">
      <Figure label={m.analysis_total()} value={formatNumber(total)}>
        <SummaryChange projectId={projectId} of="people" />
      </Figure>
      <Figure label={m.analysis_average()} value={average(averageScore === null ? null : formatScore(averageScore))}>
        <SummaryChange projectId={projectId} of="score" className={usual ? undefined : 'invisible'} />
      </Figure>
      <Figure label={m.analysis_top()} value={top === null ? null : formatScore(top.score)}>
        {top === null ? null : <TopName uuid={uuidOf(table, top.row)} />}
      </Figure>
      <Figure label={m.analysis_average_years()} value={average(formatYears(averageYears))} />
    </dl>
  );
}

/** Renders alone when the name arrives: the figures beside it may still be suspended. */
function TopName({ uuid }: { uuid: string }) {
  const name = useNames([uuid]).get(uuid);
  return (
    <span className="truncate text-xs text-muted" title={name}>
      {name ?? <Skeleton className="h-3 w-24" />}
    </span>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  /** The caption, in a line of its own: it may come later, and nothing moves. */
  children?: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="grid min-w-0 grid-cols-[auto_1fr] items-baseline gap-x-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold whitespace-nowrap tabular-nums">{value ?? <UnknownBadge />}</dd>
      <dd className="col-span-2 flex h-4 min-w-0">{children}</dd>
    </div>
  );
}
