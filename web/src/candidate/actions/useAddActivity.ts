import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import type {
  ActivityChannel,
  ActivityType,
  useAddActivityMutation,
  useAddActivityMutation$data,
} from './__generated__/useAddActivityMutation.graphql.ts';

export type Channel = Exclude<ActivityChannel, '%future added value'>;

export interface NewActivity {
  type: Exclude<ActivityType, '%future added value'>;
  channel?: Channel | null;
  /** ISO 8601. */
  when?: string | null;
  note?: string | null;
  /** Global ids of users. */
  mentions?: readonly string[];
}

export interface AddActivityOptions {
  /** Connections of `Candidate.activities` (their `__id`) that get it on top. */
  connections?: string[];
  onDone?: (activity: AddedActivity) => void;
  /** Without it a toast tells the reason, with a retry. */
  onFailed?: (reason: string) => void;
}

export type AddedActivity = Extract<useAddActivityMutation$data['result'], { __typename: 'AddActivityPayload' }>['activity'];

/** Records a contact, an appointment or a note for a candidate. */
export function useAddActivity(candidateId: string) {
  const { run, busy } = useAction<useAddActivityMutation>(
    graphql`
      mutation useAddActivityMutation($input: AddActivityInput!, $connections: [ID!]!) {
        result: addActivity(input: $input) {
          __typename
          ... on AddActivityPayload {
            activity @prependNode(connections: $connections, edgeTypeName: "CandidateActivitiesConnectionEdge") {
              id
              internalId
              when
              note
              ...ActivityLine_activity
            }
            candidate {
              id
              activityCount
              ...RecentActivities_candidate
              ...NoteList_candidate
            }
          }
          ... on AppError {
            code
            message
            issues {
              pointer
            }
          }
        }
      }
    `,
    m.bulk_activity_failed,
  );
  const add = (activity: NewActivity, { connections = [], onDone, onFailed }: AddActivityOptions = {}) =>
    run({
      variables: { input: { candidateId, ...activity }, connections },
      onDone: (result) => {
        if (result.__typename === 'AddActivityPayload') onDone?.(result.activity);
      },
      ...(onFailed && { onFailed }),
    });
  return { add, busy };
}
