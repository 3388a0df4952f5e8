import { createClient, type RequestParams } from 'graphql-sse';
import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime';
import { endSession } from '../session/endSession.ts';
import { graphError } from './RequestError.ts';
import { requestBody } from './requestBody.ts';
import { graphqlUrl, requestHeaders } from './requestHeaders.ts';
import { announceReturn } from './returns.ts';
import { whileVisible } from './whileVisible.ts';

const client = createClient({
  url: graphqlUrl,
  headers: requestHeaders,
  retryAttempts: Number.MAX_SAFE_INTEGER,
  retry: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(15_000, 500 * 2 ** Math.min(retries, 5)))),
  fetchFn: async (input: string, init: RequestInit) => {
    const response = await fetch(input, init);
    if (response.status === 401) endSession({ comeBack: true });
    return response;
  },
});

/**
 * Subscriptions as event streams. A stream holds one of the browser's six connections to a server, so a hidden tab lets go of its own; what was
 * missed in between, or while the server was away, is for the listeners of `onReturn` to fetch.
 */
export const subscribeOperation: SubscribeFunction = (params, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const request = requestBody(params, variables) as RequestParams;
    let connections = 0;
    return whileVisible(() => {
      let live = true;
      const stop = client.subscribe(
        request,
        {
          next: (answer) => {
            if (!live) return;
            if (answer.errors && answer.errors.length > 0) sink.error(graphError(answer.errors));
            else sink.next(answer as GraphQLResponse);
          },
          error: (error) => live && sink.error(error instanceof Error ? error : new Error('The event stream failed.')),
          complete: () => live && sink.complete(),
        },
        {
          connected: () => {
            connections += 1;
            if (connections > 1) announceReturn();
          },
        },
      );
      return () => {
        live = false;
        stop();
      };
    });
  });
