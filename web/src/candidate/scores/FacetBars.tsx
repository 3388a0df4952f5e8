import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx';
import { scoreBand } from '../../ui/figures/scoreBand.ts';
import { formatPercent } from '../../ui/format/formatNumber.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { relevanceWord } from '../score/verdict.ts';
import type { FacetBars_score$key } from './__generated__/FacetBars_score.graphql.ts';

/** The one that is a share of the requirements first and large, the other metrics below it. */
export function FacetBars({ score }: { score: FacetBars_score$key }) {
  const { facets } = useFragment(
    graphql`
      fragment FacetBars_score on Score {
        facets {
          key
          label
          value
          column {
            label
            unit
          }
        }
      }
    `,
    score,
  );
  const relevance = facets.find(({ column }) => column?.unit === 'PERCENT');
  const others = facets.filter((facet) => facet !== relevance);
  return (
    <section aria-label={m.candidate_metrics()} className="flex flex-col gap-3 rounded-card border border-line p-4">
      {relevance ? (
        <div className="flex flex-col gap-1.5">
          <p className="flex items-baseline justify-between gap-2 text-sm font-semibold">
            <span>{relevance.column?.label}</span>
            {relevance.value == null ? (
              <UnknownBadge />
            ) : (
              <span className="tabular-nums">
                {percent(relevance.value)} <span className="font-normal text-muted">· {relevanceWord(relevance.value)}</span>
              </span>
            )}
          </p>
          <ProgressBar
            label={relevance.column?.label ?? relevance.label}
            value={(relevance.value ?? 0) / 100}
            tone={tone(relevance.value)}
            size="lg"
          />
        </div>
      ) : null}
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {others.map(({ key, label, value }) => (
          <li key={key} className="flex flex-col gap-1">
            <p className="flex justify-between gap-2 text-sm text-muted">
              <span className="truncate">{label}</span>
              {value == null ? <UnknownBadge /> : <span className="text-body tabular-nums">{percent(value)}</span>}
            </p>
            <ProgressBar label={label} value={(value ?? 0) / 100} tone={tone(value)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const percent = (value: number) => formatPercent(value / 100, 1);
const tone = (value: number | null | undefined) => (value == null ? 'gray' : scoreBand(value));
