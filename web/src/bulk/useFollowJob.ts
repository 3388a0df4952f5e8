import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useFollowJobSubscription } from './__generated__/useFollowJobSubscription.graphql.ts';

/** Keeps a job up to date until it ends; null follows nothing. The stream begins with the job's state, so nothing is missed before it or during a gap. */
export function useFollowJob(jobId: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (jobId === null) return;
    const subscription = requestSubscription<useFollowJobSubscription>(environment, {
      subscription: graphql`
        subscription useFollowJobSubscription($id: ID!) {
          jobUpdated(id: $id) {
            id
            ...useFollowedJob_job
          }
        }
      `,
      variables: { id: jobId },
      // The stream reconnects by itself; what is left are jobs that are gone.
      onError: () => undefined,
    });
    return () => subscription.dispose();
  }, [environment, jobId]);
}
