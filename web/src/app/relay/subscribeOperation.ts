import type { RequestParams } from 'graphql-sse';
import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime';
import { graphError, offlineError } from './RequestError.ts';
import { requestBody } from './requestBody.ts';
import { announceReturn } from './returns.ts';
import { whileVisible } from './whileVisible.ts';

/**
 * Subscriptions as event streams. A stream takes one of the browser's six connections to a server, so a hidden tab releases its streams. Listeners
 * of `useReturn` fetch what was missed meanwhile, or while the server was down.
 */
export const subscribeOperation: SubscribeFunction = (params, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const request = requestBody(params, variables) as RequestParams;
    let connections = 0;
    const connected = () => {
      connections += 1;
      if (connections > 1) announceReturn();
    };
    return whileVisible(() => listen(request, sink, connected));
  });

interface Listener {
  next(answer: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

/** One period of listening. Silent once stopped: otherwise the client would report its own end as the end of the subscription. */
function listen(request: RequestParams, sink: Listener, connected: () => void): () => void {
  let live = true;
  let stop: () => void = () => undefined;
  const fail = (error: unknown) => {
    if (live) sink.error(error instanceof Error ? error : offlineError());
  };
  const next = (answer: { errors?: readonly { message: string }[] | undefined }) => {
    if (!live) return;
    if (answer.errors && answer.errors.length > 0) sink.error(graphError(answer.errors));
    else sink.next(answer as GraphQLResponse);
  };
  const complete = () => {
    if (live) sink.complete();
  };
  import('./eventStreams.ts').then(({ eventStreams }) => {
    if (live) stop = eventStreams.subscribe(request, { next, error: fail, complete }, { connected });
  }, fail);
  return () => {
    live = false;
    stop();
  };
}
