import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  fetchQuery,
  graphql,
  useFragment,
  useRelayEnvironment,
  useSubscribeToInvalidationState,
  useSubscription,
} from 'react-relay';
import { useReturn } from '../app/relay/returns.ts';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { ProgressBar } from '../ui/figures/ProgressBar.tsx';
import type { RankingUpdates_project$key } from './__generated__/RankingUpdates_project.graphql.ts';
import type { RankingUpdatesQuery } from './__generated__/RankingUpdatesQuery.graphql.ts';
import type { RankingUpdatesSubscription } from './__generated__/RankingUpdatesSubscription.graphql.ts';

const quietMs = 700;

export type ServedWeights = RankingUpdatesQuery['variables']['weights'] | null;

export interface RankingUpdatesProps {
  project: RankingUpdates_project$key;
  /** Those of the route's query, so that the same answer is renewed. */
  served: ServedWeights;
  /** The candidates may have changed. */
  onChange: () => void;
}

/** Keeps the ranking up to date, and says when the position was deleted elsewhere. While a screening of the position is still running, says so and adds the candidates it finds. */
export function RankingUpdates({ project, served, onChange }: RankingUpdatesProps) {
  const data = useFragment(
    graphql`
      fragment RankingUpdates_project on Project {
        id
        latestScreening {
          id
          state
          progress
          filesProcessed
          filesTotal
          expectedFiles
        }
      }
    `,
    project,
  );
  const environment = useRelayEnvironment();
  const [gone, setGone] = useState(false);
  const refetch = useCallback(() => {
    onChange();
    fetchQuery<RankingUpdatesQuery>(
      environment,
      query,
      { id: data.id, weights: served },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: (answer) => setGone(answer.project === null),
      error: () => undefined,
    });
  }, [environment, data.id, served, onChange]);
  useReturn(refetch);
  // When a candidate is corrected, its score, the figures and the order change.
  useSubscribeToInvalidationState([data.id], refetch);
  const screening = data.latestScreening;
  useRefetchOn(screening ? `${screening.id} ${screening.filesProcessed} ${screening.state}` : '', refetch);
  if (gone) return <GonePanel />;
  if (!screening || (screening.state !== 'RUNNING' && screening.state !== 'UPLOADING')) return null;
  return (
    <section
      aria-label={m.processing_overall()}
      className="flex items-center gap-4 border-b border-accent-line bg-accent-soft px-6 py-2 max-sm:px-4"
    >
      <FollowScreening id={screening.id} />
      <p className="shrink-0 text-sm font-medium tabular-nums">
        {m.review_still_running({
          done: screening.filesProcessed,
          total: Math.max(screening.filesTotal, screening.expectedFiles),
        })}
      </p>
      <ProgressBar label={m.processing_overall()} value={screening.progress} />
    </section>
  );
}

/** The screen stays as it was: text that was typed in it would be lost. */
function GonePanel() {
  return (
    <ErrorPanel title={m.analysis_position_gone()} className="m-4 mb-0">
      {m.analysis_position_gone_kept()}
    </ErrorPanel>
  );
}

function FollowScreening({ id }: { id: string }) {
  const config = useMemo(() => ({ subscription, variables: { id } }), [id]);
  useSubscription<RankingUpdatesSubscription>(config);
  return null;
}

/** Fetches again a while after the last of several changes, not right after the first. */
function useRefetchOn(state: string, refetch: () => void): void {
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    const timer = setTimeout(refetch, quietMs);
    return () => clearTimeout(timer);
  }, [state, refetch]);
}

const subscription = graphql`
  subscription RankingUpdatesSubscription($id: ID!) {
    screeningUpdated(id: $id) {
      state
      progress
      filesProcessed
      filesTotal
      expectedFiles
    }
  }
`;

const query = graphql`
  query RankingUpdatesQuery($id: ID!, $weights: [FacetWeightInput!]) {
    project(id: $id) {
      ...CandidateAnalysisView_project @arguments(weights: $weights)
      ...SummaryChange_project
    }
  }
`;
