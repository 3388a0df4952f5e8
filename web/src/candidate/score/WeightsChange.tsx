import { graphql, useFragment } from 'react-relay';
import { overallScore } from '../../../../plugins/facets/overallScore.ts';
import { m } from '../../paraglide/messages.js';
import { formatPercent } from '../../ui/format/formatNumber.ts';
import { formatScore } from '../../ui/format/formatScore.ts';
import type { WeightsChange_score$key } from './__generated__/WeightsChange_score.graphql.ts';

export interface WeightsChangeProps {
  score: WeightsChange_score$key;
  weights: ReadonlyMap<string, number>;
}

/** What the user's weights make of the score, compared with the default weights; nothing when they are the same. */
export function WeightsChange({ score, weights }: WeightsChangeProps) {
  const { facets } = useFragment(
    graphql`
      fragment WeightsChange_score on Score {
        facets {
          key
          label
          value
          defaultWeight
        }
      }
    `,
    score,
  );
  const share = (value: number) => formatPercent(value, 1);
  const moved = facets
    .map(({ key, label, defaultWeight }) => ({ label, before: share(defaultWeight), after: share(weights.get(key) ?? 0) }))
    .filter(({ before, after }) => before !== after);
  if (moved.length === 0) return null;
  const values = facets.map(({ value }) => value ?? null);
  const overall = (weightOf: (facet: (typeof facets)[number]) => number) => {
    const value = overallScore(values, facets.map(weightOf));
    return value === null ? '—' : formatScore(value);
  };
  return (
    <div className="text-sm">
      <p className="font-medium tabular-nums">
        {m.requirements_why_weights()}: {overall(({ defaultWeight }) => defaultWeight)} →{' '}
        {overall(({ key }) => weights.get(key) ?? 0)}
      </p>
      <p className="text-xs text-muted tabular-nums">{moved.map((one) => m.requirements_why_weight(one)).join(' · ')}</p>
    </div>
  );
}
