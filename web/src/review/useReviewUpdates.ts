import { useCallback, useEffect, useMemo } from 'react';
import {
  fetchQuery,
  graphql,
  useFragment,
  useRelayEnvironment,
  useSubscribeToInvalidationState,
  useSubscription,
} from 'react-relay';
import { useReturn } from '../app/relay/returns.ts';
import type { useReviewUpdates_screening$key } from './__generated__/useReviewUpdates_screening.graphql.ts';
import type { useReviewUpdatesQuery } from './__generated__/useReviewUpdatesQuery.graphql.ts';
import type { useReviewUpdatesSubscription } from './__generated__/useReviewUpdatesSubscription.graphql.ts';

const firstPause = 300;
const longestPause = 3000;
/** If the scores have not arrived after this many requests, scoring has failed, and the jobs badge says so. */
const mostAsked = 60;

/**
 * Keeps the review up to date: through events while the screening is running; immediately after a correction; and after a change of the requirements, when
 * candidates are
 * rescored in the background, by polling until every score is based on the current requirements.
 */
export function useReviewUpdates(screening: useReviewUpdates_screening$key): { rescoring: boolean } {
  const data = useFragment(
    graphql`
      fragment useReviewUpdates_screening on Screening {
        id
        project {
          id
          requirements {
            createdAt
          }
        }
        resumes: documents(first: 100, kind: RESUME) {
          edges {
            node {
              candidate {
                score {
                  scoredAt
                }
              }
            }
          }
        }
      }
    `,
    screening,
  );
  const config = useMemo(() => ({ subscription, variables: { id: data.id } }), [data.id]);
  useSubscription<useReviewUpdatesSubscription>(config);
  const environment = useRelayEnvironment();
  const refetch = useCallback(
    () =>
      fetchQuery<useReviewUpdatesQuery>(environment, query, { id: data.id }, { fetchPolicy: 'network-only' }).subscribe({
        error: () => undefined,
      }),
    [environment, data.id],
  );
  useReturn(refetch);
  useSubscribeToInvalidationState([data.project.id], refetch);
  const since = data.project.requirements?.createdAt ?? '';
  const rescoring = data.resumes.edges.some(({ node }) => node.candidate?.score && node.candidate.score.scoredAt < since);
  useAskUntil(!rescoring, refetch);
  return { rescoring };
}

/** Polls, with growing pauses, until `enough` is true. */
function useAskUntil(enough: boolean, ask: () => void): void {
  useEffect(() => {
    if (enough) return;
    let pause = firstPause;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(() => {
        ask();
        pause = Math.min(longestPause, pause * 1.5);
        if (++asked < mostAsked) next();
      }, pause);
    };
    next();
    return () => clearTimeout(timer);
  }, [enough, ask]);
}

const subscription = graphql`
  subscription useReviewUpdatesSubscription($id: ID!) {
    screeningUpdated(id: $id) {
      ...ReviewView_screening
    }
  }
`;

const query = graphql`
  query useReviewUpdatesQuery($id: ID!) {
    screening(id: $id) {
      ...ReviewView_screening
    }
  }
`;
