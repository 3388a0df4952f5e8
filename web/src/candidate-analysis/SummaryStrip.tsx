import { type ReactNode, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { classNames } from '../ui/classNames.ts';
import { formatScore } from '../ui/formatScore.ts';
import { formatYears } from '../ui/formatYears.ts';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import type { SummaryStrip_project$key } from './__generated__/SummaryStrip_project.graphql.ts';
import { summarize } from './ranking/summarize.ts';
import type { LiveRanking } from './useRanking.ts';

export interface SummaryStripProps {
  project: SummaryStrip_project$key;
  live: LiveRanking;
  /** Nobody has moved a slider, so the server's comparisons, which use the default weights, are valid. */
  usual: boolean;
}

/** Four live figures in one line, each with a comparison only if there is something to compare with. */
export function SummaryStrip({ project, live: { table, ranking, people }, usual }: SummaryStripProps) {
  const { summary } = useFragment(
    graphql`
      fragment SummaryStrip_project on Project {
        summary {
          totalCandidatesChange
          averageScoreChange
        }
      }
    `,
    project,
  );
  const { averageScore, top, averageYears } = useMemo(() => summarize(table, ranking, people), [table, ranking, people]);
  const { totalCandidatesChange: more, averageScoreChange: better } = summary;
  return (
    <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-1 text-sm">
      <Figure
        label={m.analysis_total()}
        value={people.length.toLocaleString(getLocale())}
        caption={more == null ? null : m.analysis_change_month({ change: signed(more) })}
      />
      <Figure
        label={m.analysis_average()}
        value={averageScore === null ? null : formatScore(averageScore)}
        caption={better == null ? null : m.analysis_change_points({ change: signed(better) })}
        captionClass={usual ? undefined : 'invisible'}
      />
      <Figure
        label={m.analysis_top()}
        value={top === null ? null : formatScore(top.score)}
        caption={top?.name ?? null}
        captionClass="w-40"
      />
      <Figure label={m.analysis_average_years()} value={formatYears(averageYears)} caption={null} />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  caption: string | null;
  /** Keeps the caption's place, so that nothing moves while a slider is dragged. */
  captionClass?: string | undefined;
}

function Figure({ label, value, caption, captionClass }: FigureProps) {
  return (
    <div className="flex min-w-0 items-baseline gap-1.5">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="flex min-w-0 items-baseline gap-1.5">
        <span className="shrink-0 font-semibold tabular-nums">{value ?? <UnknownBadge />}</span>
        {caption === null ? null : (
          <span className={classNames('max-w-56 truncate text-xs text-muted', captionClass)} title={caption}>
            {caption}
          </span>
        )}
      </dd>
    </div>
  );
}

function signed(value: number): string {
  return value.toLocaleString(getLocale(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}
