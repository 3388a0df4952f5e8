import { useRef } from 'react';
import { graphql } from 'react-relay';
import { useEndlessSubscription } from '../app/relay/useEndlessSubscription.ts';
import type { useBoardUpdatesSubscription } from './__generated__/useBoardUpdatesSubscription.graphql.ts';

/** Brings the moves of colleagues while the board is open: its columns are read again. `latest`: the move that the board was loaded with. */
export function useBoardUpdates(projectId: string, latest: string | null): void {
  const known = useRef(latest);
  useEndlessSubscription<useBoardUpdatesSubscription>({
    subscription,
    variables: { projectId },
    updater: (store) => {
      const moves = store.getRootField('stageMoved')?.getLinkedRecord('stageMoves', { first: 1 });
      const newest = moves?.getLinkedRecords('edges')?.[0]?.getLinkedRecord('node')?.getDataID() ?? null;
      if (newest === known.current) return;
      known.current = newest;
      store.get(projectId)?.invalidateRecord();
    },
  });
}

const subscription = graphql`
  subscription useBoardUpdatesSubscription($projectId: ID!) {
    stageMoved(projectId: $projectId) {
      id
      stageMoves(first: 1) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`;
