import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx';
import { scoreBand } from '../../ui/figures/scoreBand.ts';
import { formatPercent } from '../../ui/format/formatNumber.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { Panel } from '../Panel.tsx';
import type { Ratings_assessment$key } from './__generated__/Ratings_assessment.graphql.ts';

const PolarChart = lazy(async () => ({ default: (await import('../../ui/figures/charts/PolarChart.tsx')).PolarChart }));

/** The confidence bar, and five shares as badges and as sectors, each with what it counts. */
export function Ratings({ assessment }: { assessment: Ratings_assessment$key }) {
  const { ratings } = useFragment(
    graphql`
      fragment Ratings_assessment on Assessment {
        ratings {
          rating
          label
          value
          explanation
        }
      }
    `,
    assessment,
  );
  const confidence = ratings.find(({ rating }) => rating === 'READING');
  return (
    <Panel title={m.candidate_ratings()}>
      {confidence ? (
        <div className="mb-3 flex flex-col gap-1">
          <p className="flex justify-between gap-2 text-sm">
            <span>{confidence.label}</span>
            {confidence.value == null ? <UnknownBadge /> : <span className="tabular-nums">{percent(confidence.value)}</span>}
          </p>
          <ProgressBar label={confidence.label} value={(confidence.value ?? 0) / 100} />
          <p className="text-xs text-muted">{confidence.explanation}</p>
        </div>
      ) : null}
      <div className="print:hidden">
        <Suspense fallback={<div className="h-65" />}>
          <PolarChart axes={ratings.map(({ label, value }) => ({ label, value: value ?? null }))} />
        </Suspense>
      </div>
      <ul className="flex flex-col gap-2">
        {ratings.map(({ rating, label, value, explanation }, index) => (
          <li key={rating} className="text-sm">
            <p className="flex items-center justify-between gap-2">
              <span className="min-w-0 truncate">
                <span aria-hidden="true" className="mr-1.5 text-xs text-faint tabular-nums print:hidden">
                  {index + 1}
                </span>
                {label}
              </span>
              {value == null ? (
                <UnknownBadge />
              ) : (
                <Badge tone={scoreBand(value)} className="tabular-nums">
                  {percent(value)}
                </Badge>
              )}
            </p>
            <p className="text-xs text-muted">{explanation}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const percent = (value: number) => formatPercent(value / 100);
