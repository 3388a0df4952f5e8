import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { formatScore } from '../../ui/format/formatScore.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { ScoreBreakdown_score$key } from './__generated__/ScoreBreakdown_score.graphql.ts';
import { contributions } from './contributions.ts';
import { FacetPart } from './FacetPart.tsx';
import { StackedBar } from './StackedBar.tsx';
import { verdictText } from './verdict.ts';

export interface ScoreBreakdownProps {
  score: ScoreBreakdown_score$key;
  /** Weights set by the user, by facet; without them the default weights apply. */
  weights?: ReadonlyMap<string, number> | undefined;
}

/** The breakdown of the score: contributions that add up to it, each with its reason and evidence. */
export function ScoreBreakdown({ score, weights }: ScoreBreakdownProps) {
  const { facets } = useFragment(
    graphql`
      fragment ScoreBreakdown_score on Score {
        facets {
          key
          label
          value
          defaultWeight
          ...FacetPart_facet
        }
      }
    `,
    score,
  );
  const defaults = new Map(facets.map(({ key, defaultWeight }) => [key, defaultWeight]));
  const parts = contributions(facets, (key) => (weights ?? defaults).get(key) ?? 0);
  const counted = parts.filter(({ points }) => points !== null);
  const overall = counted.some(({ share }) => share > 0) ? counted.reduce((sum, { points }) => sum + (points ?? 0), 0) : null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-baseline gap-2">
        {overall === null ? (
          <UnknownBadge />
        ) : (
          <span className="text-2xl font-semibold tabular-nums">{formatScore(overall)}</span>
        )}
        {overall === null ? null : <span className="text-sm text-muted">{verdictText(Math.round(overall * 10) / 10)}</span>}
      </div>
      <StackedBar parts={parts} />
      <ul className="flex flex-col divide-y divide-line" aria-label={m.score_breakdown()}>
        {facets.map((facet, index) => {
          const part = parts[index];
          return part ? <FacetPart key={facet.key} facet={facet} index={index} share={part.share} points={part.points} /> : null;
        })}
      </ul>
    </div>
  );
}
