import { useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { useReturn } from '../app/relay/returns.ts';
import type { useProcessingUpdatesQuery } from './__generated__/useProcessingUpdatesQuery.graphql.ts';
import type { useProcessingUpdatesSubscription } from './__generated__/useProcessingUpdatesSubscription.graphql.ts';

/** Follows a screening: each change from the server goes into the store; after a gap in the stream everything is fetched again. */
export function useProcessingUpdates(id: string): void {
  const environment = useRelayEnvironment();
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useProcessingUpdatesSubscription($id: ID!) {
          screeningUpdated(id: $id) {
            ...ProcessingView_screening
          }
        }
      `,
      variables: { id },
    }),
    [id],
  );
  useSubscription<useProcessingUpdatesSubscription>(config);
  useReturn(() => {
    fetchQuery<useProcessingUpdatesQuery>(
      environment,
      graphql`
        query useProcessingUpdatesQuery($id: ID!) {
          screening(id: $id) {
            ...ProcessingView_screening
          }
        }
      `,
      { id },
      { fetchPolicy: 'network-only' },
      // If this fails, the next reconnection or event makes up for it.
    ).subscribe({ error: () => undefined });
  });
}
