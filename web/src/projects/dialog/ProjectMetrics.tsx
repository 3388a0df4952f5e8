import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { KpiTile } from '../../ui/figures/KpiTile.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { formatScore } from '../../ui/format/formatScore.ts';
import type { ProjectMetrics_project$key } from './__generated__/ProjectMetrics_project.graphql.ts';
import { CandidatesByStage } from './CandidatesByStage.tsx';
import { ScoreDistribution } from './ScoreDistribution.tsx';

/** The live figures of a position; a dash for anything that cannot be counted yet. */
export function ProjectMetrics({ project }: { project: ProjectMetrics_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectMetrics_project on Project {
        openDays
        summary {
          totalCandidates
          averageScore
          topScore
          topCandidate {
            displayName
          }
        }
        ...CandidatesByStage_project
        ...ScoreDistribution_project
      }
    `,
    project,
  );
  const { totalCandidates, averageScore, topScore, topCandidate } = data.summary;
  return (
    <section aria-labelledby="project-metrics" className="flex flex-col gap-2">
      <h3 id="project-metrics" className="text-sm font-semibold">
        {m.projects_metrics()}
      </h3>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <KpiTile label={m.projects_metric_candidates()} value={formatNumber(totalCandidates)} />
        <KpiTile label={m.projects_metric_average()} value={averageScore == null ? '—' : formatScore(averageScore)} />
        <KpiTile
          label={m.projects_metric_top()}
          value={topScore == null ? '—' : formatScore(topScore)}
          caption={topCandidate?.displayName}
        />
        <KpiTile label={m.projects_metric_age()} value={m.projects_days({ count: data.openDays })} />
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <CandidatesByStage project={data} />
        <ScoreDistribution project={data} />
      </div>
    </section>
  );
}
