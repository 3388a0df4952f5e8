import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime';
import { graphError, offlineError } from './RequestError.ts';
import { requestBody } from './requestBody.ts';
import { whileVisible } from './whileVisible.ts';

/** Subscriptions over the tab's event stream. A hidden tab releases it, because a browser has six connections to a server for all its tabs. */
export const subscribeOperation: SubscribeFunction = (params, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const operation = requestBody(params, variables);
    let periods = 0;
    return whileVisible(() => {
      periods += 1;
      return listen(operation, { sink, resumed: periods > 1 });
    });
  });

interface Listener {
  next(answer: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

/** One period of listening; its code is loaded by the first. */
function listen(operation: object, { sink, resumed }: { sink: Listener; resumed: boolean }): () => void {
  let live = true;
  let stop: () => void = () => undefined;
  const next = (answer: GraphQLResponse) => {
    const errors = 'errors' in answer ? answer.errors : undefined;
    if (errors && errors.length > 0) sink.error(graphError(errors));
    else sink.next(answer);
  };
  import('./eventStream.ts').then(
    ({ followOperation }) => {
      if (live) stop = followOperation({ operation, resumed, follower: { next, complete: () => sink.complete() } });
    },
    () => live && sink.error(offlineError()),
  );
  return () => {
    live = false;
    stop();
  };
}
