import { graphql } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { useAction } from '../errors/useAction.ts';
import type { useMarkReadMutation } from './__generated__/useMarkReadMutation.graphql.ts';

/** Marks notifications as read: these, or with null all. */
export function useMarkRead() {
  const { run, busy } = useAction<useMarkReadMutation>(
    graphql`
      mutation useMarkReadMutation($input: MarkNotificationsReadInput!) {
        result: markNotificationsRead(input: $input) {
          __typename
          ... on MarkNotificationsReadPayload {
            viewer {
              ...NotificationsBell_viewer
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
    m.shell_notifications_failed,
  );
  const markRead = (ids: readonly string[] | null) => run({ variables: { input: { ids: ids && [...ids] } } });
  return { markRead, busy };
}
