import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { BarList } from '../../ui/figures/BarList.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { stageText } from '../projectWords.ts';
import type { CandidatesByStage_project$key } from './__generated__/CandidatesByStage_project.graphql.ts';

/** The pipeline of a position: all stages in order. */
export function CandidatesByStage({ project }: { project: CandidatesByStage_project$key }) {
  const { candidatesByStage } = useFragment(
    graphql`
      fragment CandidatesByStage_project on Project {
        candidatesByStage {
          stage
          count
        }
      }
    `,
    project,
  );
  const items = candidatesByStage.map(({ stage, count }) => ({
    key: stage,
    label: stageText(stage),
    value: count,
    text: formatNumber(count),
  }));
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h4 id="project-stages" className="text-xs font-medium text-muted">
        {m.projects_by_stage()}
      </h4>
      <BarList items={items} labelledBy="project-stages" />
    </div>
  );
}
