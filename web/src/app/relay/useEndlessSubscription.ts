import { useEffect, useEffectEvent } from 'react';
import { type GraphQLTaggedNode, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { Disposable, OperationType, RecordSourceSelectorProxy } from 'relay-runtime';

const pauseMs = 5000;

interface Subscription<T extends OperationType> {
  subscription: GraphQLTaggedNode;
  /** Compared by their values: equal ones in a new object do not begin the stream anew. */
  variables: T['variables'];
  updater?: (store: RecordSourceSelectorProxy) => void;
}

/** Follows a subscription while the component is there, and begins it again a while after the server ended the stream. */
export function useEndlessSubscription<T extends OperationType>({ subscription, variables, updater }: Subscription<T>): void {
  const environment = useRelayEnvironment();
  const update = useEffectEvent((store: RecordSourceSelectorProxy) => updater?.(store));
  const values = JSON.stringify(variables);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: Disposable;
    const again = () => {
      timer = setTimeout(listen, pauseMs);
    };
    const listen = () => {
      stream = requestSubscription<T>(environment, {
        subscription,
        variables: JSON.parse(values),
        updater: (store) => update(store),
        onCompleted: again,
        onError: again,
      });
    };
    listen();
    return () => {
      clearTimeout(timer);
      stream.dispose();
    };
  }, [environment, subscription, values]);
}
