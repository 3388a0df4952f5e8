import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import type { useNoteUpdatesSubscription } from './__generated__/useNoteUpdatesSubscription.graphql.ts';

const pause = 5000;

/** Brings what colleagues record for a candidate while it is open. Each stream begins with the state of now, so nothing is missed in between. */
export function useNoteUpdates(candidateId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription: Disposable;
    const again = () => {
      timer = setTimeout(listen, pause);
    };
    const listen = () => {
      subscription = requestSubscription<useNoteUpdatesSubscription>(environment, {
        subscription: activityAdded,
        variables: { candidateId },
        onCompleted: again,
        onError: again,
      });
    };
    listen();
    return () => {
      clearTimeout(timer);
      subscription.dispose();
    };
  }, [environment, candidateId]);
}

const activityAdded = graphql`
  subscription useNoteUpdatesSubscription($candidateId: ID!) {
    activityAdded(candidateId: $candidateId) {
      id
      activityCount
      ...RecentActivities_candidate
      ...NoteList_candidate
    }
  }
`;
