import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { loadFailed } from '../../app/errors/loadFailed.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { classNames } from '../../ui/classNames.ts';
import { LoadingRegion } from '../../ui/loading/LoadingRegion.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { WhyChangedQuery } from './__generated__/WhyChangedQuery.graphql.ts';
import { ScoreChangeItem } from './ScoreChangeItem.tsx';
import { WeightsChange } from './WeightsChange.tsx';

export interface WhyChangedProps {
  /** Global id. */
  candidateId: string;
  /** The weights on the sliders; without them the default weights apply. */
  weights?: ReadonlyMap<string, number> | undefined;
}

/** "Why did this change?": what differs between the scores of a candidate. Fetched when it is opened. */
export function WhyChanged({ candidateId, weights }: WhyChangedProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="-mx-1 inline-flex h-7 items-center gap-1 rounded-control px-1 text-sm font-medium text-accent-text hover:bg-hover coarse:h-11"
      >
        {m.requirements_why()}
        <ChevronDown className={classNames('size-3.5', open && 'rotate-180')} aria-hidden="true" />
      </button>
      <div id={panel}>
        {open ? (
          <Boundary fallback={loadFailed}>
            {(attempt) => (
              <Suspense
                fallback={
                  <LoadingRegion className="py-2">
                    <Skeleton className="h-14 w-full" />
                  </LoadingRegion>
                }
              >
                <Changes candidateId={candidateId} weights={weights} attempt={attempt} />
              </Suspense>
            )}
          </Boundary>
        ) : null}
      </div>
    </section>
  );
}

function Changes({ candidateId, weights, attempt }: WhyChangedProps & { attempt: number }) {
  const given = weights && [...weights].map(([key, weight]) => ({ key, weight }));
  const { node } = useLazyLoadQuery<WhyChangedQuery>(
    graphql`
      query WhyChangedQuery($id: ID!, $weights: [FacetWeightInput!]) {
        node(id: $id) {
          ... on Candidate {
            score {
              ...WeightsChange_score
            }
            scoreChanges(weights: $weights) {
              at
              ...ScoreChangeItem_change
            }
          }
        }
      }
    `,
    { id: candidateId, weights: given ?? null },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const changes = node?.scoreChanges ?? [];
  return (
    <div className="flex flex-col gap-2 py-2">
      {node?.score && weights ? <WeightsChange score={node.score} weights={weights} /> : null}
      {changes.length === 0 ? (
        <p className="text-sm text-muted">{m.requirements_why_none()}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {changes.map((change) => (
            <ScoreChangeItem key={change.at} change={change} />
          ))}
        </ol>
      )}
    </div>
  );
}
