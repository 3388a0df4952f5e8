import { CalendarRange, Gauge, Trophy, Users } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { formatScore } from '../ui/formatScore.ts';
import { formatYears } from '../ui/formatYears.ts';
import { KpiTile } from '../ui/KpiTile.tsx';
import type { SummaryCards_project$key } from './__generated__/SummaryCards_project.graphql.ts';
import { summarize } from './ranking/summarize.ts';
import type { LiveRanking } from './useRanking.ts';

export interface SummaryCardsProps {
  project: SummaryCards_project$key;
  live: LiveRanking;
  /** Nobody has moved a slider, so the server's comparisons, which use the default weights, are valid. */
  usual: boolean;
}

/** Four live figures, each with a comparison only if there is something to compare with. */
export function SummaryCards({ project, live: { table, ranking, people }, usual }: SummaryCardsProps) {
  const { summary } = useFragment(
    graphql`
      fragment SummaryCards_project on Project {
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
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <KpiTile
        icon={<Users />}
        label={m.analysis_total()}
        value={people.length.toLocaleString(getLocale())}
        caption={more == null ? undefined : m.analysis_change_month({ change: signed(more) })}
      />
      <KpiTile
        icon={<Gauge />}
        label={m.analysis_average()}
        value={averageScore === null ? null : formatScore(averageScore)}
        caption={better == null || !usual ? undefined : m.analysis_change_points({ change: signed(better) })}
      />
      <KpiTile
        icon={<Trophy />}
        label={m.analysis_top()}
        value={top === null ? null : formatScore(top.score)}
        caption={top?.name}
      />
      <KpiTile icon={<CalendarRange />} label={m.analysis_average_years()} value={formatYears(averageYears)} />
    </div>
  );
}

function signed(value: number): string {
  return value.toLocaleString(getLocale(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}
