import { graphql } from 'react-relay';
import { useEndlessSubscription } from '../../app/relay/useEndlessSubscription.ts';
import type { useNoteUpdatesSubscription } from './__generated__/useNoteUpdatesSubscription.graphql.ts';

/** Brings what colleagues record for a candidate while it is open. Each stream begins with the state of now, so nothing is missed in between. */
export function useNoteUpdates(candidateId: string): void {
  useEndlessSubscription<useNoteUpdatesSubscription>({ subscription: activityAdded, variables: { candidateId } });
}

const activityAdded = graphql`
  subscription useNoteUpdatesSubscription($candidateId: ID!) {
    activityAdded(candidateId: $candidateId) {
      id
      stage
      activityCount
      ...RecentActivities_candidate
      ...NoteList_candidate
    }
  }
`;
