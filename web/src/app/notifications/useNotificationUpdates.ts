import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import { useReturn } from '../relay/returns.ts';
import { useEndlessSubscription } from '../relay/useEndlessSubscription.ts';
import type { useNotificationUpdatesQuery } from './__generated__/useNotificationUpdatesQuery.graphql.ts';
import type { useNotificationUpdatesSubscription } from './__generated__/useNotificationUpdatesSubscription.graphql.ts';

interface Bell {
  viewerId: string;
  connection: string;
}

/**
 * Keeps the bell live: a new notification is added on top and counted.
 *
 * @returns reads the newest ones again, also while the page is hidden and has no stream
 */
export function useNotificationUpdates({ viewerId, connection }: Bell): () => void {
  const environment = useRelayEnvironment();
  const refresh = useCallback(() => {
    // If this fails, the next event or reconnection brings the data.
    fetchQuery<useNotificationUpdatesQuery>(environment, newest, {}).subscribe({ error: () => undefined });
  }, [environment]);
  useReturn(refresh);
  useEndlessSubscription<useNotificationUpdatesSubscription>({
    subscription: notificationAdded,
    variables: {},
    updater: (store) => takeIn(store, { viewerId, connection }),
  });
  return refresh;
}

const newest = graphql`
  query useNotificationUpdatesQuery {
    viewer {
      ...NotificationsBell_viewer
    }
  }
`;

const notificationAdded = graphql`
  subscription useNotificationUpdatesSubscription {
    notificationAdded {
      id
      read
      ...NotificationRow_notification
      ...DesktopNotice_notification
    }
  }
`;

/** The stream repeats some: what is in the list already is counted already. */
function takeIn(store: RecordSourceSelectorProxy, { viewerId, connection: connectionId }: Bell): void {
  const connection = store.get(connectionId);
  const added = store.getRootField('notificationAdded');
  if (!connection || !added) return;
  const edges = connection.getLinkedRecords('edges') ?? [];
  if (edges.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === added.getDataID())) return;
  const edge = ConnectionHandler.createEdge(store, connection, added, 'UserNotificationsConnectionEdge');
  ConnectionHandler.insertEdgeBefore(connection, edge);
  const viewer = store.get(viewerId);
  if (added.getValue('read') === false)
    viewer?.setValue(Number(viewer.getValue('unreadNotifications') ?? 0) + 1, 'unreadNotifications');
}
