import { graphql, useFragment } from 'react-relay';
import { Panel } from '../candidate/Panel.tsx';
import { verdictText } from '../candidate/score/verdict.ts';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { scoreBand } from '../ui/figures/scoreBand.ts';
import { formatScore } from '../ui/format/formatScore.ts';
import { solidTone } from '../ui/tones.ts';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import type { Overall_candidate$key } from './__generated__/Overall_candidate.graphql.ts';

/** The score under the default weights, and its verdict in words. */
export function Overall({ candidate }: { candidate: Overall_candidate$key }) {
  const { score } = useFragment(
    graphql`
      fragment Overall_candidate on Candidate {
        score {
          overall
        }
      }
    `,
    candidate,
  );
  const overall = score?.overall ?? null;
  return (
    <Panel title={m.candidate_overall()}>
      {overall === null ? (
        <UnknownBadge>{m.candidate_not_scored()}</UnknownBadge>
      ) : (
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-2xl font-semibold tabular-nums">{formatScore(overall)}</span>
            <span className="text-base">{verdictText(overall)}</span>
          </p>
          <span className="h-2 w-full overflow-hidden rounded-full bg-gray-line" aria-hidden="true">
            <span
              className={classNames('block h-full rounded-full', solidTone[scoreBand(overall)])}
              style={{ width: `${overall}%` }}
            />
          </span>
        </div>
      )}
    </Panel>
  );
}
