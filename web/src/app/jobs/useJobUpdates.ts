import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import { useReturn } from '../relay/returns.ts';
import { useEndlessSubscription } from '../relay/useEndlessSubscription.ts';
import type { useJobUpdatesQuery } from './__generated__/useJobUpdatesQuery.graphql.ts';
import type { useJobUpdatesSubscription } from './__generated__/useJobUpdatesSubscription.graphql.ts';

/** Keeps the list live: a known job changes in place, a new one is added on top. */
export function useJobUpdates(connection: string): void {
  const environment = useRelayEnvironment();
  useReturn(() => {
    // If this fails, the next event or reconnection brings the data.
    fetchQuery<useJobUpdatesQuery>(environment, jobsQuery, {}).subscribe({ error: () => undefined });
  });
  useEndlessSubscription<useJobUpdatesSubscription>({
    subscription: jobUpdated,
    variables: {},
    updater: (store) => takeIn(store, connection),
  });
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
