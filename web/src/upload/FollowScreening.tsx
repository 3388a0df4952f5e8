import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { FollowScreeningSubscription } from './__generated__/FollowScreeningSubscription.graphql.ts';

/** Receives the server's updates about a running screening. */
export function FollowScreening({ id }: { id: string }) {
  const config = useMemo(() => ({ subscription, variables: { id } }), [id]);
  useSubscription<FollowScreeningSubscription>(config);
  return null;
}

const subscription = graphql`
  subscription FollowScreeningSubscription($id: ID!) {
    screeningUpdated(id: $id) {
      ...RecentScreening_screening
    }
  }
`;
