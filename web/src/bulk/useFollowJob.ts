import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { useReturn } from '../app/relay/returns.ts';
import type { useFollowJobQuery } from './__generated__/useFollowJobQuery.graphql.ts';
import type { useFollowJobSubscription } from './__generated__/useFollowJobSubscription.graphql.ts';

/** Keeps a running job up to date; null follows nothing. */
export function useFollowJob(jobId: string | null): void {
  const environment = useRelayEnvironment();
  const read = () => {
    if (jobId === null) return;
    // If this fails, the next event or reconnection brings the state.
    fetchQuery<useFollowJobQuery>(environment, query, { id: jobId }).subscribe({ error: () => undefined });
  };
  useReturn(read);
  useEffect(() => {
    if (jobId === null) return;
    const subscription = requestSubscription<useFollowJobSubscription>(environment, {
      subscription: graphql`
        subscription useFollowJobSubscription {
          jobUpdated {
            id
            ...useFollowedJob_job
          }
        }
      `,
      variables: {},
      onError: () => undefined,
    });
    return () => subscription.dispose();
  }, [environment, jobId]);
}

const query = graphql`
  query useFollowJobQuery($id: ID!) {
    node(id: $id) {
      ... on Job {
        ...useFollowedJob_job @alias(as: "followed")
      }
    }
  }
`;
