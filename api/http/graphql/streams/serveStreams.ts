import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { z } from 'zod';
import { parseInput } from '../../../../core/input/parseInput.ts';
import type { RateLimits } from '../../limits/limitRates.ts';
import type { createGraphql } from '../createGraphql.ts';
import type { HostContext } from '../hostContext.ts';
import { printResult } from './printResult.ts';

type Graphql = ReturnType<typeof createGraphql>;

/** Most operations of one stream: more than any screen needs. */
const mostOperations = 20;
const pingEvery = 12_000;

const followed = z.strictObject({
  operations: z
    .record(z.string().regex(/^\w{1,40}$/u), z.looseObject({}))
    .refine(isFew, { error: `1 to ${mostOperations} operations` }),
});

function isFew(operations: object): boolean {
  const { length } = Object.keys(operations);
  return length > 0 && length <= mostOperations;
}

interface StreamParts {
  yoga: Graphql;
  bodyLimit: number;
  limits: RateLimits;
}

/**
 * `POST /graphql/streams`: several subscriptions over one event stream, because a browser has six connections to a server for all its tabs.
 *
 * The body is `{operations: {ID: OPERATION, …}}` with operations as `/graphql` takes them. The events are those of a single connection in
 * https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md: `next` with `{id, payload}` and `complete` with `{id}`. Unlike there, no reservation is
 * made first, so that any of several servers can answer. To follow something else, open another stream.
 */
export function serveStreams(app: FastifyInstance, { yoga, bodyLimit, limits }: StreamParts): void {
  app.post('/graphql/streams', { bodyLimit, schema: { hide: true } }, async (request, reply) => {
    const operations = Object.entries(parseInput(followed, request.body).operations);
    // As if each operation had come in a request and a stream of its own; the request itself is counted.
    await limits.countRequest(request, reply, operations.length - 1);
    app.countStream(reply, request.ctx, operations.length);
    const stream = new PassThrough();
    const end = new AbortController();
    const ping = setInterval(() => stream.write(':\n\n'), pingEvery);
    stream.once('close', () => {
      clearInterval(ping);
      end.abort();
    });
    // The first byte sends the headers, so that the caller knows it is connected.
    stream.write(':\n\n');
    const follow = async ([id, operation]: [string, object]) => {
      const context: HostContext = { incoming: request, subscribed: {}, sent: {} };
      const answer = await subscribe(yoga, { operation, context, signal: end.signal });
      await pass(context.subscribed.results ?? (await answer.text()), { id, stream, signal: end.signal });
    };
    Promise.all(operations.map(follow)).then(
      () => stream.end(),
      (error: Error) => stream.destroy(end.signal.aborted ? undefined : error),
    );
    return reply.type('text/event-stream').header('cache-control', 'no-store').send(stream);
  });
}

interface Subscribing {
  operation: object;
  context: HostContext;
  signal: AbortSignal;
}

/** Runs the operation as if it had been sent to `/graphql`, so that all limits and rules apply. */
async function subscribe(yoga: Graphql, { operation, context, signal }: Subscribing): Promise<Response> {
  const language = context.incoming.headers['accept-language'];
  const headers = {
    'content-type': 'application/json',
    // What is no subscription is answered once.
    accept: 'application/json, text/event-stream',
    ...(language && { 'accept-language': language }),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(operation), signal };
  return yoga.fetch(new URL('/graphql', 'http://localhost'), init, context);
}

/** Passes a subscription's results, or the one answer of anything else, on under the operation's id. */
async function pass(
  answer: AsyncIterable<ExecutionResult> | string,
  { id, stream, signal }: { id: string; stream: PassThrough; signal: AbortSignal },
): Promise<void> {
  const send = (event: string, payload?: string) =>
    stream.write(`event: ${event}\ndata: {"id":"${id}"${payload ? `,"payload":${payload}` : ''}}\n\n`);
  if (typeof answer === 'string') {
    send('next', answer);
  } else {
    const results = answer[Symbol.asyncIterator]();
    const end = () => void results.return?.();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    for await (const result of { [Symbol.asyncIterator]: () => results }) {
      send('next', printResult(result));
      if (stream.writableNeedDrain) await once(stream, 'drain', { signal });
    }
  }
  send('complete');
}
