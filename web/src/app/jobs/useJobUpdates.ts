import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type Disposable, type RecordSourceSelectorProxy } from 'relay-runtime';
import { useReturn } from '../relay/returns.ts';
import type { useJobUpdatesQuery } from './__generated__/useJobUpdatesQuery.graphql.ts';
import type { useJobUpdatesSubscription } from './__generated__/useJobUpdatesSubscription.graphql.ts';

const pause = 5000;

/** Keeps the list live: a known job changes in place, a new one is added on top. Subscribes again when the server ends the stream. */
export function useJobUpdates(connection: string): void {
  const environment = useRelayEnvironment();
  useReturn(() => {
    // If this fails, the next event or reconnection brings the data.
    fetchQuery<useJobUpdatesQuery>(environment, jobsQuery, {}).subscribe({ error: () => undefined });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription: Disposable;
    const again = () => {
      timer = setTimeout(listen, pause);
    };
    const listen = () => {
      subscription = requestSubscription<useJobUpdatesSubscription>(environment, {
        subscription: jobUpdated,
        variables: {},
        updater: (store) => takeIn(store, connection),
        onCompleted: again,
        onError: again,
      });
    };
    listen();
    return () => {
      clearTimeout(timer);
      subscription.dispose();
    };
  }, [environment, connection]);
}

const jobsQuery = graphql`
  query useJobUpdatesQuery {
    viewer {
      ...JobsBadge_viewer
    }
  }
`;

const jobUpdated = graphql`
  subscription useJobUpdatesSubscription {
    jobUpdated {
      id
      ...JobRow_job
    }
  }
`;

/** A renewal of results is in nobody's list: the notice above the screens shows it. */
function takeIn(store: RecordSourceSelectorProxy, connection: string): void {
  const job = store.getRootField('jobUpdated');
  if (job?.getValue('kind') === 'renewal') store.getRoot().setLinkedRecord(job, 'renewal');
  else prependNew(store, connection);
}

function prependNew(store: RecordSourceSelectorProxy, connectionId: string): void {
  const connection = store.get(connectionId);
  const job = store.getRootField('jobUpdated');
  if (!connection || !job) return;
  const edges = connection.getLinkedRecords('edges') ?? [];
  if (edges.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === job.getDataID())) return;
  ConnectionHandler.insertEdgeBefore(connection, ConnectionHandler.createEdge(store, connection, job, 'UserJobsConnectionEdge'));
}
