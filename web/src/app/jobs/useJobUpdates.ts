import { useEffect, useState } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import { useReturn } from '../relay/returns.ts';
import type { useJobUpdatesQuery } from './__generated__/useJobUpdatesQuery.graphql.ts';
import type { useJobUpdatesSubscription } from './__generated__/useJobUpdatesSubscription.graphql.ts';

const pause = 5000;

/** Keeps the list live: a known job changes in place, a new one comes in on top. Listens again when the server ends the stream. */
export function useJobUpdates(connection: string): void {
  const environment = useRelayEnvironment();
  const [round, setRound] = useState(0);
  const catchUp = () =>
    void fetchQuery<useJobUpdatesQuery>(
      environment,
      graphql`
        query useJobUpdatesQuery {
          viewer {
            ...JobsBadge_viewer
          }
        }
      `,
      {},
      // What failed to come now comes with the next event or the next return.
    ).subscribe({ error: () => undefined });
  useReturn(catchUp);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      timer = setTimeout(() => setRound((count) => count + 1), pause);
    };
    const subscription = requestSubscription<useJobUpdatesSubscription>(environment, {
      subscription: graphql`
        subscription useJobUpdatesSubscription {
          jobUpdated {
            id
            ...JobRow_job
          }
        }
      `,
      variables: {},
      updater: (store) => prependNew(store, connection),
      onCompleted: again,
      onError: again,
    });
    return () => {
      clearTimeout(timer);
      subscription.dispose();
    };
  }, [environment, connection, round]);
}

function prependNew(store: RecordSourceSelectorProxy, connectionId: string): void {
  const connection = store.get(connectionId);
  const job = store.getRootField('jobUpdated');
  if (!connection || !job) return;
  const known = connection.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === job.getDataID());
  if (known) return;
  ConnectionHandler.insertEdgeBefore(connection, ConnectionHandler.createEdge(store, connection, job, 'UserJobsConnectionEdge'));
}
