import { graphql, useFragment } from 'react-relay';
import { overallScore } from '../../../../plugins/facets/overallScore.ts';
import { m } from '../../paraglide/messages.js';
import { stageText } from '../../projects/projectWords.ts';
import { Badge } from '../../ui/Badge.tsx';
import { scoreBand } from '../../ui/figures/scoreBand.ts';
import { formatScore } from '../../ui/format/formatScore.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { verdictWord } from '../score/verdict.ts';
import type { CandidateSummary_candidate$key } from './__generated__/CandidateSummary_candidate.graphql.ts';

export interface CandidateSummaryProps {
  candidate: CandidateSummary_candidate$key;
  weights?: ReadonlyMap<string, number> | undefined;
}

/** Score, title and stage under the name: the same score as in the list behind, under the user's weights. */
export function CandidateSummary({ candidate, weights }: CandidateSummaryProps) {
  const { score, title, stage } = useFragment(
    graphql`
      fragment CandidateSummary_candidate on Candidate {
        title
        stage
        score {
          overall
          facets {
            key
            value
          }
        }
      }
    `,
    candidate,
  );
  const overall =
    score && weights
      ? overallScore(
          score.facets.map(({ value }) => value ?? null),
          score.facets.map(({ key }) => weights.get(key) ?? 0),
        )
      : score?.overall;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {overall == null ? (
        <UnknownBadge>{m.candidate_not_scored()}</UnknownBadge>
      ) : (
        <Badge tone={scoreBand(overall)} className="tabular-nums">
          {formatScore(overall)} · {verdictWord(overall)}
        </Badge>
      )}
      <span className="break-words">{title ?? m.candidate_no_title()}</span>
      <Badge>{stageText(stage)}</Badge>
    </span>
  );
}
