import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { whileVisible } from '../app/relay/whileVisible.ts';
import type { useAnalysisUpdatesQuery } from './__generated__/useAnalysisUpdatesQuery.graphql.ts';

const pause = 2000;

/** Asks again every two seconds while the analysis is in progress and the page is in sight. */
export function useAnalysisUpdates(id: string, running: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!running) return;
    return whileVisible(() => {
      const timer = setInterval(
        () =>
          fetchQuery<useAnalysisUpdatesQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
            // The next try comes by itself; what is on screen stays.
            error: () => undefined,
          }),
        pause,
      );
      return () => clearInterval(timer);
    });
  }, [environment, id, running]);
}

const query = graphql`
  query useAnalysisUpdatesQuery($id: ID!) {
    node(id: $id) {
      ... on Candidate @alias(as: "candidate") {
        ...AnalysisView_candidate
      }
    }
  }
`;
