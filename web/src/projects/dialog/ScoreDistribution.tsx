import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Histogram } from '../../ui/figures/Histogram.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import type { ScoreDistribution_project$key } from './__generated__/ScoreDistribution_project.graphql.ts';

/** The distribution of the candidates' scores, and the number of candidates without one. */
export function ScoreDistribution({ project }: { project: ScoreDistribution_project$key }) {
  const { scoreDistribution, candidateCount } = useFragment(
    graphql`
      fragment ScoreDistribution_project on Project {
        candidateCount
        scoreDistribution {
          from
          to
          count
        }
      }
    `,
    project,
  );
  const scored = scoreDistribution.reduce((sum, { count }) => sum + count, 0);
  const missing = Math.max(0, candidateCount - scored);
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h4 id="project-scores" className="text-xs font-medium text-muted">
        {m.projects_score_distribution()}
      </h4>
      {scored > 0 ? (
        <Histogram
          buckets={scoreDistribution}
          labelledBy="project-scores"
          rangeLabel={m.projects_score_range()}
          countLabel={m.projects_metric_candidates()}
          describe={({ from, to, count }) => m.projects_score_bucket({ from, to, candidates: m.projects_candidates({ count }) })}
          format={(count) => formatNumber(count)}
          formatShort={(count) => formatNumber(count, { notation: 'compact' })}
        />
      ) : (
        <p className="flex flex-1 items-center text-sm text-muted">
          {candidateCount > 0 ? m.projects_no_scores() : m.projects_no_candidates()}
        </p>
      )}
      {scored > 0 && missing > 0 ? <p className="text-xs text-muted">{m.projects_not_scored({ count: missing })}</p> : null}
    </div>
  );
}
